import { describe, expect, it } from 'vitest';
import { indexSettings } from '../../plugins/gatsby-plugin-search-index/index-settings';
import type { Synonyms } from '../../src/site/search/synonyms';
import { INDEX, pushTo, serviceOfTest } from './hosted-index';
import { sampleRecords } from './sample-records';

const service = serviceOfTest();
const because = 'readers say so';
const groups: Synonyms[] = [
  { words: ['Remove', 'withdraw', 'burn'], because },
  { words: ['slippage', 'price impact'], because },
];

const push = (synonyms: readonly Synonyms[], more = {}) =>
  pushTo(service, { records: sampleRecords(3), synonyms, patience: 1_500, ...more });
const inIndex = () => [...(service.synonyms.get(INDEX)?.values() ?? [])];
const sent = (path: RegExp) => service.requests.filter((request) => path.test(request.path));

describe('synonyms', () => {
  it('are in the index after a push, each group with its first word as its name', async () => {
    expect(await push(groups)).toBe(6);
    expect(inIndex()).toEqual([
      { objectID: 'docs-site:remove', type: 'synonym', synonyms: groups[0]?.words },
      { objectID: 'docs-site:slippage', type: 'synonym', synonyms: groups[1]?.words },
    ]);
  });

  it('are not sent again if the index has them', async () => {
    await push(groups);
    await push(groups);
    expect(sent(/synonyms\/batch$/)).toHaveLength(1);
  });

  it('are removed by a push without them, including the last ones', async () => {
    await push(groups);
    await push(groups.slice(1));
    expect(inIndex().map(({ objectID }) => objectID)).toEqual(['docs-site:slippage']);
    await push([]);
    expect(inIndex()).toEqual([]);
  });

  it('are read back however many there are', async () => {
    const many = Array.from({ length: 1_100 }, (_, number) => ({
      words: [`a${number}`, `b${number}`],
      because,
    }));
    // The push has to read back all groups of synonyms, because it reports every group that it doesn't find.
    expect(await push(many)).toBe(6);
    expect(inIndex()).toHaveLength(1_100);
  });
});

describe('a push to a service that loses a part', () => {
  it('reports which group of synonyms is missing', async () => {
    service.loses.synonyms = (own) => own.slice(1);
    await expect(push(groups)).rejects.toThrow(
      'after the push, the index still differs from what was pushed: 1 synonym is missing or outdated (docs-site:remove); the service was not ready within 1.5 s',
    );
  });

  it('reports which group the service changed', async () => {
    service.loses.synonyms = (own) =>
      own.map((one) => ({ ...one, synonyms: one.synonyms?.slice(0, 2) ?? [] }));
    await expect(push(groups)).rejects.toThrow('1 synonym is missing or outdated');
  });

  it('reports which setting differs, with both values', async () => {
    service.loses.settings = (own) => ({
      ...Object.fromEntries(Object.entries(own).filter(([key]) => key !== 'attributeForDistinct')),
      distinct: true,
    });
    await expect(push(groups)).rejects.toThrow(
      'after the push, the index still differs from what was pushed: the setting attributeForDistinct is missing, but should be "url_without_anchor"; ' +
        'the setting distinct is true, but should be 3; the service was not ready within 1.5 s: try again later\n' +
        'Done, as far as the service confirmed: 6 records sent, settings sent, synonyms sent. Not done: nothing.',
    );
  });

  it('reports every setting that differs', async () => {
    service.loses.settings = () => ({});
    const failure = await push([]).catch((error: unknown) => String(error));
    const missed = [...String(failure).matchAll(/the setting (\w+) is missing,/g)];
    expect(missed.map(([, key]) => key)).toEqual(Object.keys(indexSettings));
  });

  it('reports that synonyms are not sent if the service accepts none', async () => {
    service.faults.push({ when: (_, path) => path.endsWith('/synonyms/batch'), answer: 403 });
    await expect(push(groups)).rejects.toThrow(
      '403 fault\nDone, as far as the service confirmed: 6 records sent, settings sent. Not done: synonyms to send.',
    );
    service.faults.length = 0;
    expect(await push(groups)).toBe(6);
  });

  it('waits for writes that become visible late', async () => {
    const settings = { ...indexSettings };
    service.loses.settings = (own) => {
      setTimeout(() => service.settings.set(INDEX, settings as Record<string, unknown>), 600);
      return Object.keys(own).length > 0 ? {} : own;
    };
    expect(await push(groups)).toBe(6);
  });
});

describe("a push into an index with others' synonyms", () => {
  const others = [
    { objectID: 'syn-17', type: 'synonym', synonyms: ['lamp', 'light'] },
    { objectID: 'syn-18', type: 'placeholder' },
  ];
  const hold = () => service.synonyms.set(INDEX, new Map(others.map((one) => [one.objectID, one])));

  it('names them, explains what to do, and writes nothing', async () => {
    await push(groups);
    hold();
    service.requests.length = 0;
    await expect(push(groups)).rejects.toThrow(
      'the index v3-docs contains 2 synonyms that this site did not push: lamp = light, syn-18. Nothing was pushed. ' +
        'Add those that readers need to content/synonyms.yml; then, if the synonyms in the index can be deleted, run npm run search:push -- --own-index',
    );
    expect(service.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(sent(/batch$|clear$/)).toEqual([]);
    expect(inIndex()).toEqual(others);
  });

  it("removes them if the settings say that the index is the site's own", async () => {
    await push([]);
    hold();
    await push(groups, { ownIndex: true });
    expect(inIndex().map(({ objectID }) => objectID)).toEqual([
      'docs-site:remove',
      'docs-site:slippage',
    ]);
  });
});
