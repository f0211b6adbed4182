import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { admonitionKinds } from '../src/site/design/admonition-kinds';
import { componentNames } from '../plugins/gatsby-transformer-doc/compile/components';
import { isInteractive } from '../src/site/content/interactive-components';
import { CODE_LANGUAGES, programLanguages } from '../src/site/content/code-languages';
import { plainWords } from './plain-words';

/**
 * The Markdown files for contributors, except the changelog, because its entries name things that may no longer exist.
 */
const files = execFileSync('git', ['ls-files', '*.md', '.github/*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'CHANGELOG.md');

const textOf = (file: string): string => readFileSync(file, 'utf8');
const withoutCode = (text: string): string => text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '');
const countWords = (file: string): number => textOf(file).split(/\s+/).filter(Boolean).length;

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** Matches paths of the project in backticks, such as `src/site/data`. Placeholders, globs and examples don't match. */
const PATHS =
  /(?<!such as )`((?:\.github|content|docs|plugins|queries|schemas|src|static|tests)\/[^`\s<>*…{}]*)`/g;
const LINKS = /(?<!!)\[[^\]]*\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g;

/** Returns the anchors of a file's headings, as GitHub generates them. */
function anchorsOf(file: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = withoutCode(textOf(file)).matchAll(/^#{1,6} (.*)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) => slugger.slug(heading.replaceAll('`', ''))),
  );
}

it('the first pages are short', () => {
  expect(countWords('README.md')).toBeLessThanOrEqual(500);
  expect(countWords('CONTRIBUTING.md')).toBeLessThanOrEqual(1500);
  expect(textOf('AGENTS.md').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

describe.each(files)('%s', (file) => {
  const text = textOf(file);

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w:]*)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = [...withoutCode(text).matchAll(PATHS)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const broken = [...withoutCode(text).matchAll(LINKS)].filter(([, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).has(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('is written in plain English', () => {
    expect(plainWords(withoutCode(text))).toEqual([]);
  });
});

it("writers' docs list every kind of admonition and every language", () => {
  const page = textOf('docs/writing.md');
  const kinds = admonitionKinds.map((kind) => `\`${kind}\``);
  expect(page).toContain(
    `The kinds are ${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1) ?? ''}.`,
  );
  expect(page).toContain(`every fence: ${Object.keys(CODE_LANGUAGES).join(', ')}.`);
  const [last = '', ...others] = programLanguages.toReversed();
  expect(page).toContain(`In ${others.toReversed().join(', ')} and ${last}, a fence must either`);
});

it("writers' docs list every component that shows data or surrounds their text", () => {
  const page = textOf('docs/writing.md');
  const others = componentNames.filter((name) => !isInteractive(name));
  expect(others.filter((name) => !new RegExp(`<${name}[ >]`).test(page))).toEqual([]);
});

it('a word that has a plainer one is reported with it', () => {
  expect(plainWords('It is loaded anew.\nA room of `src`.')).toEqual([
    '1: write "again" instead of "anew"',
    '2: write "feature folder" instead of "A room"',
  ]);
});
