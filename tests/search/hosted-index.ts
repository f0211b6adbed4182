import { afterEach, beforeEach } from 'vitest';
import {
  pushRecords,
  type PushTarget,
} from '../../plugins/gatsby-plugin-search-index/push-records';
import { createHostedSearch } from '../../src/search/engine/hosted-search';
import type { SearchRecord } from '../../src/site/search/record';
import type { Synonyms } from '../../src/site/search/synonyms';
import { startHostedService, type HostedService } from './hosted-service';

export const INDEX = 'v3-docs';

/** Starts a new service before each test of a file, and closes it afterwards. */
export function serviceOfTest(): HostedService {
  const service = {} as HostedService;
  beforeEach(() => startHostedService(service));
  afterEach(() => service.close());
  return service;
}

/** Data for a test to push to the service. */
interface Pushed extends Partial<PushTarget> {
  records: readonly SearchRecord[];
  synonyms?: readonly Synonyms[];
}

export const pushTo = ({ options }: HostedService, { records, synonyms = [], ...more }: Pushed) =>
  pushRecords(records, synonyms, {
    ...{ appId: 'TESTAPP', adminKey: 'admin', indexName: INDEX, options },
    ...more,
  });

/**
 * Returns a search that uses several hosts, in order. A host receives the query only if the hosts before it don't
 * respond.
 */
export const searchAt = (hosts: readonly string[], more: { patience?: number } = {}) =>
  createHostedSearch({
    ...{ appId: 'TESTAPP', searchKey: 'search-only', indexName: INDEX },
    ...{ hosts, language: () => 'en' },
    ...more,
  });
