import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cardOf } from '../../../src/site/pages/machine-files';
import { digestOf } from '../../../src/site/sources/digest';
import type { BrandColours } from '../options';
import type { IndexedPage } from '../read-pages';
import type { CardKit, CardText } from './card-svg';
import { cardKit, drawCard } from './draw-card';

/** Where drawn cards are kept, by the digest of all that they were drawn from. */
const CACHE = '.cache/cards';

/** Cards that are drawn at once: rendering takes a thread each. */
const AT_ONCE = 3;

interface CardsOptions {
  root: string;
  /** What cards say besides a page's own title. */
  site: { title: string; tagline: string };
  mark: string;
  colours: BrandColours;
  /** The label of a section, by the first part of an address. */
  labels: ReadonlyMap<string, string>;
  /** Digest of the code that draws. */
  code: string;
}

/** What the card of a page says. */
export function cardText(
  { path, title, place }: Pick<IndexedPage, 'path' | 'title' | 'place'>,
  { site, labels }: Pick<CardsOptions, 'site' | 'labels'>,
): CardText {
  if (place.length === 0 && path.lastIndexOf('/') === 0 && title === site.title) {
    return { title: site.tagline, place: '', site: site.title };
  }
  const section = path.split('/').flatMap((part) => labels.get(part) ?? [])[0];
  const steps = [section, ...place.slice(0, 2)].filter((step) => step !== undefined);
  return { title, place: [...new Set(steps)].join(' › '), site: site.title };
}

/** Without letters that the font lacks: the site's name stands for a title in another script. */
function drawable(text: CardText, { bold, plain }: CardKit, tagline: string): CardText | undefined {
  if (bold.has(text.title) && plain.has(text.place) && plain.has(text.site)) return text;
  const bare = { title: tagline, place: '', site: text.site };
  return bold.has(bare.title) && plain.has(bare.site) ? bare : undefined;
}

/**
 * Puts the card of every page into the built site; draws those that no earlier build has drawn.
 *
 * @returns files from the site's folder, how many were drawn, and pages whose title the font has no letters for
 */
export async function writeCards(
  pages: readonly IndexedPage[],
  options: CardsOptions,
): Promise<{ files: string[]; drawn: number; unlettered: string[] }> {
  const { root, mark, colours, site, code } = options;
  const cache = join(root, CACHE);
  mkdirSync(cache, { recursive: true });
  let kit: Promise<CardKit> | undefined;
  let drawn = 0;
  const unlettered: string[] = [];
  const files: string[] = [];
  const write = async (page: IndexedPage): Promise<void> => {
    const text = cardText(page, options);
    const kept = join(cache, `${digestOf(JSON.stringify([text, site, mark, colours, code]))}.png`);
    if (!existsSync(kept)) {
      const drawing = await (kit ??= cardKit(root, mark, colours));
      const shown = drawable(text, drawing, site.tagline);
      if (shown !== text) unlettered.push(page.path);
      const png = await drawCard(shown ?? { title: '', place: '', site: '' }, drawing);
      // Whole or not there: a build may be ended at any moment.
      writeFileSync(`${kept}.part`, png);
      renameSync(`${kept}.part`, kept);
      drawn += 1;
    }
    const file = cardOf(page.path).slice(1);
    const target = join(root, 'public', file);
    if (!sameFile(kept, target)) {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(kept, target);
    }
    files.push(file);
  };
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await write(page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { files, drawn, unlettered: unlettered.sort() };
}

const sameFile = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));
