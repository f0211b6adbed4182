import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentNames } from '../../plugins/gatsby-transformer-doc/compile/components';
import { GOOD_CONTENT } from './site-copy';

/** Content with mistakes, which is copied over the good content. */
export interface Fixture {
  /** Its folder in `fixtures`. The `.txt` file with the same name has the expected lines. */
  name: string;
  about: string;
  /** Adds files that can't be committed. */
  plant?: (content: string) => void;
}

/** Fixtures with mistakes, each of which ends a build at a different stage. */
export const FIXTURES: readonly Fixture[] = [
  { name: 'settings', about: 'settings' },
  { name: 'syntax', about: 'front matter that is not YAML' },
  { name: 'content', about: 'pages, data, navigation, locales', plant: plantLongPage },
  { name: 'addresses', about: 'files and addresses', plant: plantOddNames },
];

/** Mistakes that only cause warnings, so the build succeeds and readers get a working site. */
export const WARNED: Fixture = { name: 'warned', about: 'what readers survive' };

const pathOf = (name: string): string => join(dirname(GOOD_CONTENT), name);

/**
 * Returns the lines that builds and checks print for a fixture, one for each mistake, in alphabetical order. In the
 * fixture's file, `{components}` is replaced by the names of all components, so that a new component doesn't change it.
 */
export const linesOf = (name: string): string[] =>
  readFileSync(pathOf(`${name}.txt`), 'utf8')
    .replaceAll('{components}', componentNames.join(', '))
    .trimEnd()
    .split('\n')
    .sort();

/** Replaces a site's content with the good content and copies a fixture over it. */
export function layFixture(site: string, { name, plant }: Fixture): void {
  const content = join(site, 'content');
  rmSync(content, { recursive: true });
  cpSync(GOOD_CONTENT, content, { recursive: true });
  cpSync(pathOf(name), content, { recursive: true });
  plant?.(content);
}

/**
 * Returns the lines of a build or a check with the number of untranslated messages replaced by `N`, because it changes
 * often.
 */
export const withoutNumbers = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line.replace(/ [1-9]\d* messages have no translation/, ' N messages have no translation'),
  );

/** Returns the lines that a build or a check prints for a fixture, without the warnings about the good content. */
export function saidOfFixture(lines: readonly string[]): string[] {
  const ofGood = new Set(linesOf('good'));
  return withoutNumbers(lines.filter((line) => !ofGood.has(line)));
}

/** Writes a page whose single mistake is its length. The page is too large to commit. */
function plantLongPage(content: string): void {
  const page = readFileSync(join(GOOD_CONTENT, 'docs/guides/protocol.mdx'), 'utf8');
  const line =
    'A line of a page that nobody reads to its end, though it is well worth reading.\n\n';
  const text = page.replace(/^slug.*\n/m, '') + line.repeat(1300);
  writeFileSync(join(content, 'docs/guides/too-long.mdx'), text);
}

/** Writes files with invalid names. They can't be committed, because not every file system allows these names. */
function plantOddNames(content: string): void {
  const page = readFileSync(join(GOOD_CONTENT, 'docs/guides/twin.mdx'), 'utf8');
  for (const name of ['a#b', 'a?b', 'a b', 'Twin']) {
    writeFileSync(join(content, `docs/guides/${name}.mdx`), page.replace(/^slug.*\n/m, ''));
  }
  symlinkSync('gone.svg', join(content, 'figures/link.svg'));
}
