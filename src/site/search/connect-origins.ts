import { hostsOf } from './hosts';
import type { Settings } from '../settings/schema';

/**
 * Origins that pages call besides their own: the hosted search's and those of page views, of queries which found nothing
 * and of readers' answers, where the settings name them.
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
