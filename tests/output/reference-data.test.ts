import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENTS_FILE, readDeployments } from '../../src/lib/reference/deployments';
import { ERRORS_FILE, readErrorCatalogue } from '../../src/lib/reference/error-catalogue';
import { pages, read } from './built-site';

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';

describe('every error of the catalogue', () => {
  const catalogue = readErrorCatalogue(readFileSync(ERRORS_FILE, 'utf8'));

  test.each(catalogue.map(({ code, href }) => [code, href] as const))(
    '%s stands at %s',
    (code, href) => {
      const [path = '', anchor = ''] = href.split('#');
      const heading = new RegExp(`<h4 id="${anchor}"><code>(.*?)</code>`)
        .exec(htmlOf(path))?.[1]
        ?.replaceAll('<wbr>', '');
      expect(heading).toBe(code);
    },
  );
});

test('every address of the registry is on its page, with a link to an explorer', () => {
  const html = htmlOf('/contracts/v3/reference/deployments');
  const { chains } = readDeployments(readFileSync(DEPLOYMENTS_FILE, 'utf8'));
  for (const { explorer, deployments } of chains) {
    for (const { address } of deployments) {
      expect(html).toContain(`data-copy-value="${address}"`);
      expect(html).toContain(`href="${explorer}/address/${address}"`);
    }
  }
});

test('the decoder comes with what it shows without script, and its code only when it is near', () => {
  const path = '/contracts/v3/reference/error-codes';
  expect(htmlOf(path)).toContain('id="revert-decoder"');
  const chunks = JSON.parse(read('chunk-map.json')) as Record<string, string[]>;
  const page = pages.find((one) => one.path === path);
  const own = chunks[page?.data.componentChunkName ?? ''] ?? [];
  for (const script of [...own, ...(chunks.app ?? [])]) {
    expect(read(script)).not.toContain('ExecutionFailed');
  }
});
