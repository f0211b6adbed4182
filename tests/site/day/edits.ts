import { docText } from './day-content';
import type { Writer } from './writer';

/** Random numbers for one edit: `pick` selects its target, and `nth` is different for each edit. */
interface Chance {
  pick: number;
  nth: number;
}

/** Makes an edit and returns a description of it; undefined if there is nothing to edit. */
export type Edit = (writer: Writer, chance: Chance) => string | undefined;

const SIDEBAR = 'navigation/sidebars/guides.yml';
const REDIRECTS = 'navigation/redirects.yml';

const oneOf = <Item>(items: readonly Item[], { pick }: Chance): Item | undefined =>
  items[pick % items.length];
const whole = (writer: Writer, paths: readonly string[]) =>
  paths.filter((path) => !writer.broken.has(path));
const idOf = (path: string) => path.slice('docs/'.length, -'.mdx'.length);
const isListed = (writer: Writer, path: string) => writer.read(SIDEBAR).includes(`${idOf(path)}\n`);
/** Returns the docs that an edit may move or remove: those written during the test that are valid and in no sidebar. */
const free = (writer: Writer) =>
  whole(writer, writer.docs()).filter((path) => !isListed(writer, path));

/** Appends text to a file, unless the file has a mistake. */
function add(writer: Writer, path: string, text: string): string | undefined {
  if (writer.broken.has(path)) return undefined;
  writer.write(path, writer.read(path) + text);
  return `adds to ${path}`;
}

/** Writes a mistake into a file, unless the file already has one. */
function spoil(writer: Writer, path: string | undefined, to: (text: string) => string) {
  if (path === undefined || writer.broken.has(path)) return undefined;
  const text = writer.read(path);
  writer.broken.set(path, text);
  writer.write(path, to(text));
  return `breaks ${path}`;
}

/** Restores the text that a file had before its mistake. */
export function mend(writer: Writer, path: string): string {
  const text = writer.broken.get(path);
  if (text === undefined) throw new Error(`${path} is not broken`);
  writer.broken.delete(path);
  writer.write(path, text);
  return `mends ${path}`;
}

const mendOne: Edit = (writer, chance) => {
  const path = oneOf([...writer.broken.keys()], chance);
  return path === undefined ? undefined : mend(writer, path);
};

const newDoc: Edit = (writer, { pick, nth }) => {
  const path = `docs/guides/${pick % 2 ? `folder-${nth}/` : ''}page-${nth}.mdx`;
  writer.write(path, docText(`Page ${nth}`, `Text of page ${nth}.`));
  return `writes ${path}`;
};

/** The kinds of edits. Kinds that should be more frequent are listed several times. */
export const edits: readonly Edit[] = [
  newDoc,
  newDoc,
  (writer, chance) => {
    const path = oneOf(whole(writer, writer.allDocs()), chance);
    return path && add(writer, path, `\nMore of it, ${chance.nth}.\n`);
  },
  (writer, chance) => {
    const path = oneOf(whole(writer, writer.docs()), chance);
    if (!path) return undefined;
    writer.write(path, writer.read(path).replace(/title: .*/, `title: Title ${chance.nth}`));
    return `gives ${path} another title`;
  },
  (writer, chance) => {
    const path = oneOf(free(writer), chance);
    if (!path) return undefined;
    writer.remove(path);
    return `deletes ${path}`;
  },
  (writer, chance) => {
    const from = oneOf(free(writer), chance);
    if (!from) return undefined;
    const to = `docs/guides/page-moved-${chance.nth}.mdx`;
    writer.move(from, to);
    return `moves ${from} to ${to}`;
  },
  (writer, chance) => {
    const inFolder = oneOf(
      free(writer).filter((path) => path.includes('/folder-')),
      chance,
    );
    const folder = inFolder && /^docs\/guides\/folder-[^/]+/.exec(inFolder)?.[0];
    if (!folder) return undefined;
    const to = `docs/guides/folder-moved-${chance.nth}`;
    writer.move(folder, to);
    return `moves ${folder} to ${to}`;
  },
  (writer, chance) => {
    const path = oneOf(free(writer), chance);
    return path && add(writer, SIDEBAR, `  - ${idOf(path)}\n`);
  },
  (writer, chance) => {
    const path = oneOf(
      writer.broken.has(SIDEBAR) ? [] : writer.docs().filter((doc) => isListed(writer, doc)),
      chance,
    );
    if (!path) return undefined;
    writer.write(SIDEBAR, writer.read(SIDEBAR).replace(`  - ${idOf(path)}\n`, ''));
    return `takes ${path} out of the sidebar`;
  },
  (writer, { nth }) => add(writer, REDIRECTS, `- { from: /old-${nth}, to: /guides/start }\n`),
  (writer) => {
    const row = /- \{ from: \/old-\d+, .*\n/.exec(writer.read(REDIRECTS))?.[0];
    if (!row || writer.broken.has(REDIRECTS)) return undefined;
    writer.write(REDIRECTS, writer.read(REDIRECTS).replace(row, ''));
    return 'takes a redirect out';
  },
  (writer, { nth }) =>
    add(writer, 'glossary.yml', `- { term: Word${nth}, glossary: general, text: 'A word.' }\n`),
  (writer, { nth }) => {
    const text = writer.read('samples/add.ts').replace(/sum = .*;/, `sum = ${nth} + 2;`);
    writer.write('samples/add.ts', text);
    return 'changes the sample';
  },
  (writer, { nth }) => {
    const text = writer.read('figures/line.svg').replace(/M0 5H\d+/, `M0 5H${nth}`);
    writer.write('figures/line.svg', text);
    return 'changes the figure';
  },
  (writer, { nth }) => {
    if (writer.broken.has('errors.yml')) return undefined;
    const text = writer.read('errors.yml').replace(/cause: .*/, `cause: 'Cause ${nth}.'`);
    writer.write('errors.yml', text);
    return 'changes the cause of an error';
  },
  (writer, { nth }) => add(writer, 'settings.yml', `# Note ${nth}.\n`),
  (writer, chance) => spoil(writer, oneOf(free(writer), chance), (text) => `${text}\n<Chart />\n`),
  (writer, chance) =>
    spoil(writer, oneOf(free(writer), chance), (text) => text.replace('title: ', 'title: ["')),
  (writer, chance) =>
    spoil(writer, oneOf(free(writer), chance), (text) => text.replace('title:', 'titel:')),
  (writer, chance) => {
    const [path, to] = oneOf(dataMistakes, chance) ?? [];
    return path && to && spoil(writer, path, to);
  },
  mendOne,
  mendOne,
  mendOne,
];

const dataMistakes: readonly [path: string, to: (text: string) => string][] = [
  [SIDEBAR, (text) => text.replace('items:', 'itms:')],
  [REDIRECTS, (text) => text.replace('from: /old', 'from: old')],
  ['glossary.yml', (text) => text.replace('term:', 'trm:')],
  ['errors.yml', (text) => text.replace('fix:', 'fx:')],
  ['navigation/home.yml', (text) => text.replace('lead:', 'led:')],
];
