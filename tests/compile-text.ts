import { readFileSync } from 'node:fs';
import { messagesOf } from '../plugins/gatsby-transformer-doc/make-entry';
import { compileDoc } from '../plugins/gatsby-transformer-doc/compile/compile-doc';
import { type CompiledDoc } from '../plugins/gatsby-transformer-doc/compile/compiled-doc';
import type { Highlight } from '../plugins/gatsby-transformer-doc/compile/code-tokens';
import {
  createReferenceSource,
  type ReferenceSource,
} from '../plugins/gatsby-transformer-doc/compile/reference/reference-source';
import { GLOSSARY } from '../src/site/data/read-glossary';
import { problemsOf } from './problems-of';

/** What the compiler uses besides the doc's text. A test can override each part. */
export interface Surroundings {
  /** Texts of samples and figures, by path from the project root. */
  files?: Record<string, string>;
  basePath?: string;
  product?: { name: string; slug: string };
  identifiers?: {
    packageScopes: Record<string, string>;
    contractPrefixes: Record<string, string>;
  };
  tabs?: Record<string, string[]>;
  highlight?: Highlight;
  sourceUrl?: string | undefined;
  /** Address of the doc's page. */
  path?: string;
  reference?: ReferenceSource;
}

const plain: Highlight = (code) => code.split('\n').map((text) => [{ text }]);

/** Compiles the text of a doc as the site does. */
export function compileText(text: string, surroundings: Surroundings = {}): CompiledDoc {
  const { files = {}, path = '', ...settings } = surroundings;
  const all = {
    product: { name: 'Isobar', slug: 'isobar' },
    identifiers: { packageScopes: {}, contractPrefixes: {} },
    tabs: { language: ['ts', 'sol'], manager: ['npm', 'yarn', 'pnpm'] },
    basePath: '',
    highlight: plain,
    readSource: (name: string) => files[name],
    readGlossary: () => files[GLOSSARY],
    reference: createReferenceSource([], []),
    message: messagesOf('a.mdx', () => undefined),
    ...settings,
  };
  return compileDoc('a.mdx', text, all, path);
}

/**
 * Removes the `translate="no"` of code and formulas from HTML, or from JSON that contains HTML, because only
 * `rehype-typography.test.ts` tests that attribute.
 */
export const withoutCodeMarks = (html: string): string =>
  html.replace(/ translate=\\?"no\\?"/g, '');

/** Returns the HTML of a doc that has no components. */
export const markupOf = (text: string, surroundings?: Surroundings): string =>
  withoutCodeMarks(
    compileText(text, surroundings)
      .body.map((node) => (typeof node === 'object' && 'html' in node ? node.html : '[node]'))
      .join(''),
  );

/** Returns all mistakes in a doc, as `line:column message`. */
export function mistakesIn(text: string, surroundings?: Surroundings): string[] {
  const problems = problemsOf(() => compileText(text, surroundings));
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** Returns the visible text of HTML, without tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));

const DEPLOYMENTS = 'content/reference/deployments.yml';

/** Returns the deployments file as a compiler input, cut to its first chains. */
export const deploymentsOn = (chains: number): Record<string, string> => ({
  [DEPLOYMENTS]: readFileSync(DEPLOYMENTS, 'utf8')
    .split(/^(?= {2}- id: )/m, chains + 1)
    .join(''),
});

/**
 * Returns the HTML of the deployments of the first chains only, because tests that find rows by role are slow on a long
 * list.
 */
export const markupOfDeployments = (chains: number): string =>
  markupOf('## Addresses\n\n<Deployments />', { files: deploymentsOn(chains) });
