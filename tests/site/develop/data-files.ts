import { renameSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEFINITIONS } from '../../../src/site/data/glossary';
import { median } from '../../bench/median';
import type { WrittenSite } from '../written-site';

const status = `- topic: protocol-fees
  of: 'v1 on Ethereum'
  state: 'On, for all pairs.'
  sources:
    - { name: 'A repository', url: 'https://code.example/fees', read: 2026-11-22 }
`;
const drawn = `---
title: Drawn
description: The fifth page of a small site, which is drawn from the data files that stand beside it.
---

## Errors

<ErrorCodes of="v3-core" />

<Status of="protocol-fees" />

A seldom word.
`;

/** A change of a file: its path, the old and the new text, and the page that shows the change. */
type Change = [file: string, from: string, to: string, page: string];

/** Tests how develop picks up whole folders and files other than docs: data, samples, figures, redirects. */
export function describeDataFiles(site: WrittenSite): void {
  beforeAll(async () => {
    site.write('reference/status.yml', status);
    site.write('docs/guides/drawn.mdx', drawn);
    await site.shows('/guides/drawn', 'On, for all pairs.');
  });

  /** Returns the target of a redirect; for any other response, its status. */
  async function answerOf(path: string): Promise<string | number> {
    const headers = { Accept: 'text/html' };
    const { status: code, headers: said } = await fetch(site.url + path, {
      redirect: 'manual',
      headers,
    });
    return said.get('location') ?? code;
  }
  const answers = (path: string, answer: string | number) =>
    site.until(async () => (await answerOf(path)) === answer, `${path} → ${answer}`);

  const lacks = (text: string) =>
    site.until(
      async () => !(await site.dataOf('/guides/drawn')).includes(text),
      `no "${text}" on a page`,
    );
  const symbols = async () => {
    const query = '{ allApiSymbol { totalCount } }';
    const { allApiSymbol } = await site.ask<{ allApiSymbol: { totalCount: number } }>(query);
    return allApiSymbol.totalCount;
  };

  describe('a file saved while developing is picked up', () => {
    // Each inner list has files that are saved at the same time. Each file is shown on a different page.
    const saves: Change[][] = [
      [
        ['reference/status.yml', 'On, for all', 'Off, for all', '/guides/drawn'],
        ['samples/add.ts', '2', '2_000', '/guides/start'],
        ['navigation/home.yml', 'What {product} is.', 'What it draws.', '/index'],
      ],
      [
        ['errors.yml', 'slot0.unlocked is true', 'the lock is open', '/guides/drawn'],
        ['figures/line.svg', 'M0 5H480', 'M0 5H470', '/guides/start'],
      ],
      [['navigation/sidebars/guides.yml', 'About {product}', 'On the page', '/guides/start']],
    ];
    const named = saves.map((changes) => [changes.map(([file]) => file).join(', '), changes]);
    test.each(named as [string, Change[]][])('%s', async (_, changes) => {
      for (const [file, from, to] of changes) site.change(file, from, to);
      for (const [, , to, page] of changes) await site.shows(page, to);
    });

    test('a new glossary and a new package', async () => {
      expect(await symbols()).toBe(0);
      site.write(
        'glossary.yml',
        "- { term: Seldom, glossary: general, text: 'What is not often met.' }\n",
      );
      site.write(
        'reference/packages.yml',
        "- { name: '@uniswap/v2-core', language: solidity, solc: 0.5.16 }\n",
      );
      await site.until(
        async () => (await (await fetch(`${site.url}${DEFINITIONS}`)).text()).includes('not often'),
        'the definition',
      );
      await site.shows('/guides/drawn', '#seldom');
      await site.until(async () => (await symbols()) > 0, 'symbols');
    });

    test('a term removed from the glossary, a removed package, and a new redirect', async () => {
      site.change('glossary.yml', 'term: Seldom', 'term: Often');
      rmSync(site.content('reference/packages.yml'));
      const row = '- { from: /older, to: /guides/start }\n';
      site.write('navigation/redirects.yml', site.read('navigation/redirects.yml') + row);
      await lacks('#seldom');
      await site.until(async () => (await symbols()) === 0, 'the end of the symbols');
      await answers('/older', '/guides/start');
    });

    test('a term that the glossary has again, and a redirect with another target', async () => {
      site.change('glossary.yml', 'term: Often', 'term: Seldom');
      site.change(
        'navigation/redirects.yml',
        'older, to: /guides/start',
        'older, to: /guides/drawn',
      );
      await site.shows('/guides/drawn', '#seldom');
      await answers('/older', '/guides/drawn');
    });

    test('a term removed again from the glossary, and a removed redirect', async () => {
      site.change('glossary.yml', 'term: Seldom', 'term: Often');
      site.change('navigation/redirects.yml', '- { from: /older, to: /guides/drawn }\n', '');
      await lacks('#seldom');
      await answers('/older', 404);
      expect(await answerOf('/old')).toBe('/guides/nimbus-protocol');
    });
  });

  test('new, renamed and deleted folders are picked up about as soon as a saved page', async () => {
    const seconds = async (act: () => void, seen: () => Promise<void>) => {
      const begun = performance.now();
      act();
      await seen();
      return (performance.now() - begun) / 1000;
    };
    const page = drawn.replace('title: Drawn', 'title: Deep').replace('A seldom', 'A deep');
    const save = (folder: string, text: string) =>
      seconds(
        () => site.write(`docs/guides/${folder}/down/page.mdx`, page.replace('A deep', text)),
        () => site.shows(`/guides/${folder}/down/page`, text),
      );
    const made = await save('deep', 'A deep');
    const saved = await save('deep', 'A deeper');
    const renamed = await seconds(
      () => renameSync(site.content('docs/guides/deep'), site.content('docs/guides/deeper')),
      async () => {
        await site.shows('/guides/deeper/down/page', 'A deeper');
        await site.isGone('/guides/deep/down/page');
      },
    );
    const savedAgain = await save('deeper', 'The deepest');
    const deleted = await seconds(
      () => rmSync(site.content('docs/guides/deeper'), { recursive: true }),
      () => site.isGone('/guides/deeper/down/page'),
    );
    // Compares with the time for a saved page, because machines differ in speed. Uses the median, because other work on
    // the machine may slow down a single step.
    expect(median([made, renamed, deleted])).toBeLessThan(5 * Math.max(saved, savedAgain));
  });
}
