import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content with mistakes, which is put over the good content. */
export interface Fixture {
  /** Its folder in `fixtures`, with a file beside it of the lines that are to be said. */
  name: string;
  /** What is mistaken in it. */
  about: string;
  /** Adds to the content of a site what a repository should not hold. */
  plant?: (content: string) => void;
}

export const FIXTURES: readonly Fixture[] = [
  { name: 'text', about: 'text and parts', plant: plantLongPage },
  { name: 'navigation', about: 'navigation and other data files' },
  { name: 'addresses', about: 'files and addresses', plant: plantOddNames },
  { name: 'syntax', about: 'front matter that is not YAML' },
  { name: 'locales', about: 'other locales' },
  { name: 'settings', about: 'settings' },
];

/** What readers survive. */
export const WARNED: Fixture = { name: 'warned', about: 'what readers survive' };

const pathOf = (name: string): string => join(process.cwd(), 'tests/site/fixtures', name);
const linesOf = (name: string): string[] =>
  readFileSync(pathOf(`${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

/** Gives a site the good content, with a fixture put over it. */
export function layFixture(site: string, { name, plant }: Fixture): void {
  const content = join(site, 'content');
  rmSync(content, { recursive: true });
  cpSync(pathOf('good'), content, { recursive: true });
  cpSync(pathOf(name), content, { recursive: true });
  plant?.(content);
}

/** What is to be said over a fixture: a line for each mistake, in alphabetical order. */
export const expectedOf = ({ name }: Fixture): string[] => linesOf(name).sort();

/**
 * What is said over a fixture, in alphabetical order, without what the good content is warned of.
 *
 * How many messages the code has is N: it changes with every sentence that a part of the site learns.
 */
export function saidOfFixture(lines: readonly string[]): string[] {
  const ofGood = new Set(linesOf('good'));
  return lines
    .filter((line) => !ofGood.has(line))
    .map((line) => line.replace(/ [1-9]\d* messages are shown/, ' N messages are shown'))
    .sort();
}

/** A page of one mistake that takes too much room to be kept: its length. */
function plantLongPage(content: string): void {
  const page = readFileSync(pathOf('good/docs/guides/protocol.mdx'), 'utf8');
  const line =
    'A line of a page that nobody reads to its end, though it is well worth reading.\n\n';
  const text = page.replace(/^slug.*\n/m, '') + line.repeat(1300);
  writeFileSync(join(content, 'docs/guides/too-long.mdx'), text);
}

/** Files whose names not every disk can hold, which is what is wrong with them. */
function plantOddNames(content: string): void {
  const page = readFileSync(pathOf('good/docs/guides/twin.mdx'), 'utf8');
  for (const name of ['a#b', 'a?b', 'a b', 'Twin']) {
    writeFileSync(join(content, `docs/guides/${name}.mdx`), page.replace(/^slug.*\n/m, ''));
  }
  symlinkSync('gone.svg', join(content, 'figures/link.svg'));
}
