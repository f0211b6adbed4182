/** Returns the search service's main host for queries, followed by its fallback hosts. */
export const hostsOf = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];
