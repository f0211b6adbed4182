import { hostsOf } from './hosts';
import type { Settings } from '../settings/schema';

/**
 * Returns the external origins that pages connect to, if the settings name them: hosted search, page views, queries
 * without results, and readers' feedback.
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
