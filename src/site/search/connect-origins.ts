import { hostsOf } from './hosts';
import type { Settings } from '../settings/schema';

/**
 * Origins that pages call besides their own: page views', the hosted search's and that of queries which found nothing,
 * where the settings name them.
 */
export const connectOrigins = ({
  analytics,
  search,
}: Pick<Settings, 'analytics' | 'search'>): string[] => [
  ...(analytics.address ? [new URL(analytics.address).origin] : []),
  ...(search.appId ? hostsOf(search.appId) : []),
  ...(search.unanswered ? [new URL(search.unanswered).origin] : []),
];
