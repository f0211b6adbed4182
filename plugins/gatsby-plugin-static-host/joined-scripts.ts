/**
 * Two scripts of Gatsby: one contains the names of the bundles, the next contains the hash of their build. Gatsby
 * updates both even in a page that an incremental build keeps.
 */
const BUNDLES =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*(?<mapping>[^<]*?)\s*<\/script>\s*<script>(?<hash>window\.___webpackCompilationHash=[^<]*)<\/script>/;

/** Joins two adjacent scripts of Gatsby, because each script adds a hash to the policy, and hashes do not compress. */
export const withJoinedScripts = (html: string): string =>
  html.replace(BUNDLES, '<script>$<mapping>$<hash></script>');
