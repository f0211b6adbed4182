/** The libraries that a program talks to chains by; its packages come to the page in one script with them. */
export const KITS = ['ethers', 'viem'] as const;

export type Kit = (typeof KITS)[number];

/** @param packages what a program imports */
export const kitOf = (packages: readonly string[]): Kit =>
  packages.some((name) => name === 'viem' || name.startsWith('viem/')) ? 'viem' : 'ethers';
