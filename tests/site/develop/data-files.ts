import { renameSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEFINITIONS } from '../../../src/site/data/glossary';
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
/** What develop sees of the files beside the pages: data, samples, figures, redirects; and of whole folders. */
export function describeDataFiles(site: WrittenSite): void {
  beforeAll(async () => {
    site.write('reference/status.yml', status);
    site.write('docs/guides/drawn.mdx', drawn);
    await site.shows('/guides/drawn', 'On, for all pairs.');
  });

  /** Where an address leads, or its status. */
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

  describe('what is saved while developing is seen', () => {
    test.each([
      ['reference/status.yml', 'On, for all pairs', 'Off, for all pairs', '/guides/drawn'],
      ['errors.yml', 'slot0.unlocked is true', 'the lock is open', '/guides/drawn'],
      ['samples/add.ts', '1 + 2', '1 + 2_000', '/guides/start'],
      ['figures/line.svg', 'M0 5H480', 'M0 5H470', '/guides/start'],
      ['navigation/home.yml', 'What {product} is.', 'What it draws.', '/index'],
      ['navigation/sidebars/guides.yml', 'About {product}', 'On the protocol', '/guides/start'],
    ])('%s', async (file, from, to, page) => {
      site.change(file, from, to);
      await site.shows(page, to.split(' ').at(-1) ?? to);
    });

    test('a glossary that is new', async () => {
      site.write(
        'glossary.yml',
        "- { term: Seldom, glossary: general, text: 'What is not often met.' }\n",
      );
      await site.until(
        async () => (await (await fetch(`${site.url}${DEFINITIONS}`)).text()).includes('not often'),
        'the definition',
      );
      await site.shows('/guides/drawn', '#seldom');
    });

    test('a word that the glossary loses, and has again', async () => {
      const lacks = (text: string) =>
        site.until(
          async () => !(await site.dataOf('/guides/drawn')).includes(text),
          `no "${text}" on a page`,
        );
      site.change('glossary.yml', 'term: Seldom', 'term: Often');
      await lacks('#seldom');
      site.change('glossary.yml', 'term: Often', 'term: Seldom');
      await site.shows('/guides/drawn', '#seldom');
      site.change('glossary.yml', 'term: Seldom', 'term: Often');
      await lacks('#seldom');
    });

    test('a package that is new, and one that is gone', async () => {
      const symbols = async () =>
        (
          await site.ask<{ allApiSymbol: { totalCount: number } }>(
            '{ allApiSymbol { totalCount } }',
          )
        ).allApiSymbol.totalCount;
      expect(await symbols()).toBe(0);
      site.write(
        'reference/packages.yml',
        "- { name: '@uniswap/v2-core', language: solidity, solc: 0.5.16 }\n",
      );
      await site.until(async () => (await symbols()) > 0, 'symbols');
      rmSync(site.content('reference/packages.yml'));
      await site.until(async () => (await symbols()) === 0, 'the end of the symbols');
    });
  });

  test('a redirect leads on as soon as it is written, elsewhere once it is changed, and nowhere once it is gone', async () => {
    const row = '- { from: /older, to: /guides/start }\n';
    site.write('navigation/redirects.yml', site.read('navigation/redirects.yml') + row);
    await answers('/older', '/guides/start');
    site.change(
      'navigation/redirects.yml',
      '/older, to: /guides/start',
      '/older, to: /guides/drawn',
    );
    await answers('/older', '/guides/drawn');
    site.change('navigation/redirects.yml', '- { from: /older, to: /guides/drawn }\n', '');
    await answers('/older', 404);
    expect(await answerOf('/old')).toBe('/guides/nimbus-protocol');
  });

  test('new folders, renamed and deleted ones, with the pages in them, are there within three seconds', async () => {
    const seconds = async (act: () => void, seen: () => Promise<void>) => {
      const begun = performance.now();
      act();
      await seen();
      return (performance.now() - begun) / 1000;
    };
    const page = drawn.replace('title: Drawn', 'title: Deep').replace('A seldom', 'A deep');
    const took = [
      await seconds(
        () => site.write('docs/guides/deep/down/page.mdx', page),
        () => site.shows('/guides/deep/down/page', 'A deep'),
      ),
      await seconds(
        () => renameSync(site.content('docs/guides/deep'), site.content('docs/guides/deeper')),
        async () => {
          await site.shows('/guides/deeper/down/page', 'A deep');
          await site.isGone('/guides/deep/down/page');
        },
      ),
      await seconds(
        () => rmSync(site.content('docs/guides/deeper'), { recursive: true }),
        () => site.isGone('/guides/deeper/down/page'),
      ),
    ];
    // The machine may be busy with something else for one of them.
    expect(took.sort((a, b) => a - b)[1]).toBeLessThan(3);
  });
}
