import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf } from '../../plugins/gatsby-transformer-doc/doc-language';
import { compileDoc } from '../../plugins/gatsby-transformer-doc/compile/compile-doc';
import { readDocSource } from '../../src/site/content/front-matter';
import { siteReference } from '../../plugins/gatsby-transformer-doc/site-reference';
import { undescribedProblems } from '../../plugins/gatsby-transformer-doc/undescribed-problems';
import { formatProblems } from '../../src/site/sources/content-problem';
import { readSettings } from '../../src/site/settings/read-settings';
import { readDocs } from '../output/docs';
import { readSymbols } from '../read-symbols';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

test('every member that a page draws is described, by its package or by the page', async () => {
  const { product, identifiers, tabs } = readSettings();
  const docs = readDocs();
  const reference = siteReference(process.cwd(), await readSymbols(), docs, product);
  const silent = docs
    .filter(({ symbols }) => symbols.length > 0)
    .flatMap(({ file }) => {
      const { body } = readDocSource(file, readFileSync(file, 'utf8'));
      const doc = compileDoc(file, body, {
        product,
        identifiers,
        tabs,
        basePath: '',
        // Colours say nothing of words.
        highlight: (code) => code.split('\n').map((text) => [{ text }]),
        readSource: read,
        readGlossary: () => undefined,
        reference,
        message: messagesOf('a.mdx', () => undefined),
      });
      return undescribedProblems(file, doc);
    });
  expect(formatProblems(silent)).toBe('');
}, 120_000);
