/** The service's own host for reading, then those that stand in for it. */
export const hostsOf = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];
