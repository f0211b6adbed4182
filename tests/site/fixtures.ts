import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentNames } from '../../plugins/gatsby-transformer-doc/compile/components';
import { GOOD_CONTENT } from './site-copy';

/** Content with mistakes, which is copied over the good content. */
export interface Fixture {
  /** Its folder in `fixtures`; the `.txt` file of the same name has the lines to expect. */
  name: string;
  about: string;
  /** Adds files that the repository cannot hold. */
  plant?: (content: string) => void;
}

/** Each ends a build at a different stage. */
export const FIXTURES: readonly Fixture[] = [
  { name: 'settings', about: 'settings' },
  { name: 'syntax', about: 'front matter that is not YAML' },
  { name: 'content', about: 'pages, data, navigation, locales', plant: plantLongPage },
  { name: 'addresses', about: 'files and addresses', plant: plantOddNames },
];

/** Mistakes that cause only warnings: the build succeeds, and readers get a working site. */
export const WARNED: Fixture = { name: 'warned', about: 'what readers survive' };

const pathOf = (name: string): string => join(dirname(GOOD_CONTENT), name);

/**
 * What builds and checks say about a fixture: a line for each mistake, in alphabetical order. In the file,
 * `{components}` represents the names of all components, so that a new one does not change the fixture.
 */
export const linesOf = (name: string): string[] =>
  readFileSync(pathOf(`${name}.txt`), 'utf8')
    .replaceAll('{components}', componentNames.join(', '))
    .trimEnd()
    .split('\n')
    .sort();

/** Replaces the content of a site by the good content with a fixture copied over it. */
export function layFixture(site: string, { name, plant }: Fixture): void {
  const content = join(site, 'content');
  rmSync(content, { recursive: true });
  cpSync(GOOD_CONTENT, content, { recursive: true });
  cpSync(pathOf(name), content, { recursive: true });
  plant?.(content);
}

/** Lines that a build or a check says, without the number of messages that the site's code has: it changes often. */
export const withoutNumbers = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line.replace(/ [1-9]\d* messages have no translation/, ' N messages have no translation'),
  );

/** What is said over a fixture, without the warnings about the good content. */
export function saidOfFixture(lines: readonly string[]): string[] {
  const ofGood = new Set(linesOf('good'));
  return withoutNumbers(lines.filter((line) => !ofGood.has(line)));
}

/** Writes the fixture page whose single mistake is its length, which makes it too large to commit. */
function plantLongPage(content: string): void {
  const page = readFileSync(join(GOOD_CONTENT, 'docs/guides/protocol.mdx'), 'utf8');
  const line =
    'A line of a page that nobody reads to its end, though it is well worth reading.\n\n';
  const text = page.replace(/^slug.*\n/m, '') + line.repeat(1300);
  writeFileSync(join(content, 'docs/guides/too-long.mdx'), text);
}

/** Files whose names not every disk can hold, which is what is wrong with them. */
function plantOddNames(content: string): void {
  const page = readFileSync(join(GOOD_CONTENT, 'docs/guides/twin.mdx'), 'utf8');
  for (const name of ['a#b', 'a?b', 'a b', 'Twin']) {
    writeFileSync(join(content, `docs/guides/${name}.mdx`), page.replace(/^slug.*\n/m, ''));
  }
  symlinkSync('gone.svg', join(content, 'figures/link.svg'));
}
