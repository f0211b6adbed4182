import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENTS_FILE, readDeployments } from '../../src/site/data/deployments';
import { ERRORS_FILE, readErrorCatalogue } from '../../src/site/data/error-catalogue';
import { basePath, htmlAt, pages, read } from './built-site';

describe('every error of the catalogue', () => {
  const catalogue = readErrorCatalogue(readFileSync(ERRORS_FILE, 'utf8'));

  test.each(catalogue.map(({ code, href }) => [code, href] as const))(
    '%s is at %s',
    (code, href) => {
      const [path = '', anchor = ''] = href.split('#');
      const heading = new RegExp(`<h4 id="${anchor}"><code[^>]*>(.*?)</code>`)
        .exec(htmlAt(path))?.[1]
        ?.replace(/<[^>]*>/g, '');
      expect(heading).toBe(code);
    },
  );
});

test('every address of the registry is on its page, with a link to an explorer', () => {
  const html = htmlAt('/contracts/v3/reference/deployments');
  const { chains } = readDeployments(readFileSync(DEPLOYMENTS_FILE, 'utf8'));
  for (const { explorer, deployments } of chains) {
    for (const { address } of deployments) {
      expect(html).toMatch(
        new RegExp(`>${address}</code><span[^>]*><button type="button" data-copy-value=""`),
      );
      expect(html).toContain(`href="${explorer}/address/${address}"`);
    }
  }
});

describe('the releases of the universal router', () => {
  /** Routers without a reentrancy lock, from the repository's `deploy-addresses` on 17 November 2022. */
  const unlocked = [
    '0x0000000052BE00bA3a005edbE83a0fB9aaDB964C',
    '0xFcCF1af487bE1A1bB663a61334AE0C4C93bbCE21',
    '0x901712919bCDC37AA92E4AfC227d4a2D20621BB2',
    '0x0Fe79af880457F544a8751B9360FfbB3D99fC60a',
  ];
  /**
   * Routers with changes that were released by mistake, according to pull request 514 of the repository and SDK 5.11.5.
   */
  const unintended = [
    '0x0542093271A31f6FC1DADB232bd59eeb27de780F',
    '0x54C707Df83f03bc9cA64ED2CcF9C99B63FD854b7',
  ];
  const history =
    htmlAt('/contracts/universal-router/releases').split('<h2 ')[0]?.replaceAll('<wbr>', '') ?? '';
  const rows = [...history.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row.replaceAll(/<[^>]*>/g, ' '),
  );
  const rowOf = (version: string) => rows.find((row) => row.trim().startsWith(version)) ?? '';

  test('warn of exactly those that lose money, with each of their addresses', () => {
    const warned = ['listed as 2.2.0 in August 2026', '1.0.0 to 1.0.1'];
    expect(rows.filter((row) => row.includes('vulnerable: do not use'))).toEqual(warned.map(rowOf));
    for (const [version, addresses] of [
      ['1.0.0 to 1.0.1', unlocked],
      ['listed as 2.2.0 in August 2026', unintended],
    ] as const)
      for (const address of addresses)
        expect(rows.filter((row) => row.includes(address))).toEqual([rowOf(version)]);
  });

  test('show which one has the lock, and on which networks it is', () => {
    expect(rowOf('1.1.0 to 1.1.1')).toContain('ContractLocked()');
    expect(rowOf('1.1.0 to 1.1.1')).toMatch(
      /Ethereum Mainnet:\s+0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B/,
    );
  });

  test('that lose money are not offered among the deployments', () => {
    const deployments = htmlAt('/contracts/v3/reference/deployments');
    const withdrawn = [...unlocked, ...unintended];
    expect(withdrawn.filter((address) => deployments.includes(address))).toEqual([]);
  });
});

test.each([
  '/contracts/v1/reference/smart-contracts/router-01',
  '/contracts/v1/reference/smart-contracts/router-02',
  '/contracts/v3/reference/periphery/router',
  '/contracts/v3/reference/periphery/position-manager',
  '/contracts/v3/reference/periphery/lens/Quoter',
  '/contracts/v3/reference/periphery/lens/QuoterV2',
  '/contracts/v3/reference/periphery/staker/staker',
  '/contracts/permit2/overview',
])('%s introduces its contract with the releases and a hash of the code', (path) => {
  const releases = htmlAt(path).split('id="releases"')[1]?.split('<h2 ')[0] ?? '';
  expect(releases).toMatch(/Code hash: <\/strong><code class="[a-z ]*long"[^>]*>0x[0-9a-f]{64}</);
  expect(releases).toContain(`href="${basePath}/contracts/v3/reference/check-code"`);
});

test("the decoder's page contains everything shown without script, and loads its code only when it is near", () => {
  const path = '/contracts/v3/reference/error-codes';
  expect(htmlAt(path)).toContain('id="revert-decoder"');
  const chunks = JSON.parse(read('chunk-map.json')) as Record<string, string[]>;
  const page = pages.find((one) => one.path === path);
  const own = chunks[page?.data.componentChunkName ?? ''] ?? [];
  for (const script of [...own, ...(chunks.app ?? [])]) {
    expect(read(script)).not.toContain('ExecutionFailed');
  }
});
