import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { built, content, page, policyOf, site, writeContent } from '../kept-site';

/** Replacements that give the settings a different brand. */
const SETTINGS: readonly [from: RegExp, to: string][] = [
  [
    /^( {2}url: .*)$/m,
    '$1\n  editUrl: https://git.nimbus.example/docs/edit\n  mark: static/mark.svg',
  ],
  [
    /^blog: /m,
    "colours: { dark: { accent: '#7fd4ff', surface: '#101418' }, light: { accent: '#0b5a86' } }\nblog: ",
  ],
  // The repository to which the site's editor writes.
  [
    /^tabs: /m,
    'editor: { backend: forgejo, repo: nimbus/docs, appId: a, host: https://git.nimbus.example }\ntabs: ',
  ],
  [
    /^tabs: /m,
    "feedback: { helpful: https://count.nimbus.example/helpful, issues: 'https://git.nimbus.example/new?body={body}' }\ntabs: ",
  ],
];
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" color="#123456"><circle cx="8" cy="8" r="7" fill="currentColor"/><path class="accent" d="M4 8h8v2H4z" fill="#0b5a86"/></svg>';

/** A chain with one contract, which only this brand has. */
const chain = (id: number, name: string) => `
  - id: ${id}
    name: ${name}
    anchor: ${name.toLowerCase()}
    explorer: https://scan.${name.toLowerCase()}.test
    deployments:
      - contract: Factory
        address: '0x1F98431c8aD98523631AE4a59f267346ea31F984'
        source: [{ repository: nimbus/contracts, file: deployments.json }]`;
const DEPLOYMENTS = `sources:
  - repository: nimbus/contracts
    commit: '${'1'.repeat(40)}'
    read: 2026-11-01
    holds: all deployments
contracts:
  - name: Factory
    does: makes pools
chains:${chain(4242, 'Stratus')}${chain(4243, 'Altus')}
`;
const WHERE = `---
title: Where {product} stands
description: The addresses of {product} on its two chains, which no other brand of this site has.
---

## Addresses

<Deployments />
`;

/** Writes the brand's settings, mark and contracts. */
export function addBrand(): void {
  const settings = SETTINGS.reduce(
    (before, [from, to]) => {
      expect(before).toMatch(from);
      return before.replace(from, to);
    },
    readFileSync(content('settings.yml'), 'utf8'),
  );
  writeContent({
    'settings.yml': settings,
    'reference/deployments.yml': DEPLOYMENTS,
    'docs/guides/where.mdx': WHERE,
  });
  writeFileSync(join(site, 'static/mark.svg'), MARK);
}

/** Tests the effect of the brand's settings on the site. */
export function describeBrand(): void {
  test('asks its readers whether a page helped, with a policy that allows their response', () => {
    const html = page('guides/start');
    expect(html).toContain('Was this page helpful?');
    expect(html).toContain(
      `https://git.nimbus.example/new?body=${encodeURIComponent('Page: https://docs.nimbus.example/docs/guides/start\n')}`,
    );
    expect(policyOf(html)).toMatch(/connect-src [^;]*https:\/\/count\.nimbus\.example/);
  });

  test('has its own repository, colors and chains', () => {
    const start = page('guides/start');
    expect(start).toContain('https://git.nimbus.example/docs/edit/content/docs/guides/start.mdx');
    expect(start).toContain('--accent:#7fd4ff');
    expect(start).toContain('--accent:#0b5a86');
    expect(start).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101418"',
    );
    expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({
      short_name: 'Nimbus',
      background_color: '#101418',
      scope: '/docs/',
    });
    const where = page('guides/where');
    for (const name of ['Stratus', 'Altus', '4242', '4243']) expect(where).toContain(name);
    expect(where).not.toContain('Arbitrum');
  });

  test('shows its own mark in the navbar and in every icon', async () => {
    expect(page('guides/start')).toContain(
      '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M4 8h8v2H4z" fill="var(--accent)"/>',
    );
    expect(built('favicon.svg')).toBe(MARK);
    // The center of the mark has the accent color, and the point above it the mark's own color.
    const icon = sharp(join(site, 'public/icons/icon-512.png'));
    const { data, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ];
    expect(at(256, 270)).toEqual([0x0b, 0x5a, 0x86]);
    expect(at(256, 160)).toEqual([0x12, 0x34, 0x56]);
  });
}
