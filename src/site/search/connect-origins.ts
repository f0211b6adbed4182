import type { Settings } from '../settings/schema';

/** Returns the search service's main host for queries, followed by its fallback hosts. */
export const hostsOf = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];

/**
 * Returns the external origins that pages connect to: those of hosted search and of the services for page views,
 * queries without results, and readers' feedback. Leaves out services that the settings do not name.
 */
export const connectOrigins = ({
  analytics,
  search,
  feedback,
}: Pick<Settings, 'analytics' | 'search' | 'feedback'>): string[] => [
  ...(search.appId ? hostsOf(search.appId) : []),
  ...[analytics.address, search.unanswered, feedback.helpful].flatMap((address) =>
    address ? new URL(address).origin : [],
  ),
];
