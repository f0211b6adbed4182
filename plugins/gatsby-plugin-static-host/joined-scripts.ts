/**
 * The script with the names of the bundles, and the one with the hash of their build. Gatsby rewrites both in a page that
 * it keeps.
 */
const BUNDLES =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*(?<mapping>[^<]*?)\s*<\/script>\s*<script>(?<hash>window\.___webpackCompilationHash=[^<]*)<\/script>/;

/** Joins two neighbouring scripts of Gatsby's: each script needs a hash in the policy, and hashes do not compress. */
export const withJoinedScripts = (html: string): string =>
  html.replace(BUNDLES, '<script>$<mapping>$<hash></script>');
