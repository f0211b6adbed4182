/** Libraries with which programs access a chain. Each is loaded in one script with the packages that use it. */
export const KITS = ['ethers', 'viem'] as const;

export type Kit = (typeof KITS)[number];

/**
 * Returns the kit of a program.
 *
 * @param packages imported by the program
 */
export const kitOf = (packages: readonly string[]): Kit =>
  packages.some((name) => name === 'viem' || name.startsWith('viem/')) ? 'viem' : 'ethers';
