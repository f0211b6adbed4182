import { readFileSync } from 'node:fs';
import { messagesOf } from '../plugins/gatsby-transformer-doc/make-entry';
import { compileDoc } from '../plugins/gatsby-transformer-doc/compile/compile-doc';
import { type CompiledDoc } from '../plugins/gatsby-transformer-doc/compile/compiled-doc';
import type { Highlight } from '../plugins/gatsby-transformer-doc/compile/code-tokens';
import {
  createReferenceSource,
  type ReferenceSource,
} from '../plugins/gatsby-transformer-doc/compile/reference/reference-source';
import { readPart } from '../plugins/gatsby-transformer-doc/compile/source-parts';
import { GLOSSARY } from '../src/site/data/read-glossary';
import { problemsOf } from './problems-of';

/** Input of the compiler in addition to the doc's text. Every field has a default. */
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
  /** Path of the doc's page. */
  path?: string;
  reference?: ReferenceSource;
}

const plain: Highlight = (code) => code.split('\n').map((text) => [{ text }]);

/** Compiles the text of a doc, as the site does. */
export function compileText(text: string, surroundings: Surroundings = {}): CompiledDoc {
  const { files = {}, path = '', ...settings } = surroundings;
  const all = {
    product: { name: 'Isobar', slug: 'isobar' },
    identifiers: { packageScopes: {}, contractPrefixes: {} },
    tabs: { language: ['ts', 'sol'], manager: ['npm', 'yarn', 'pnpm'] },
    basePath: '',
    highlight: plain,
    readSource: (name: string) => readPart((path) => files[path], name),
    readGlossary: () => files[GLOSSARY],
    reference: createReferenceSource([], []),
    message: messagesOf('a.mdx', () => undefined),
    ...settings,
  };
  return compileDoc('a.mdx', text, all, path);
}

/**
 * Removes `translate="no"` from code and formulas in HTML, or in JSON that contains HTML. Only
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

/** Returns the text of HTML, without tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));

const DEPLOYMENTS = 'content/reference/deployments.yml';

/** Returns the deployments file with only its first chains, as a compiler input. */
export const deploymentsOn = (chains: number): Record<string, string> => ({
  [DEPLOYMENTS]: readFileSync(DEPLOYMENTS, 'utf8')
    .split(/^(?= {2}- id: )/m, chains + 1)
    .join(''),
});

/** Returns the HTML of the deployments on the first chains. Tests that find rows by role are slow with all of them. */
export const markupOfDeployments = (chains: number): string =>
  markupOf('## Addresses\n\n<Deployments />', { files: deploymentsOn(chains) });
