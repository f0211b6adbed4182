/** The installed compilers, each as the package `solc-<version>`. */
export const SOLC_VERSIONS = ['0.5.16', '0.6.6', '0.7.6', '0.8.17'] as const;

/** One of {@link SOLC_VERSIONS}. */
export type SolcVersion = (typeof SOLC_VERSIONS)[number];
