import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cardOf } from '../../../src/site/pages/machine-files';
import { digestOf } from '../../../src/site/sources/digest';
import { writeAtomically } from '../../../src/site/sources/files';
import type { BrandColours } from '../options';
import type { IndexedPage } from '../read-pages';
import { cardKit, type CardKit, type CardText, drawCard } from './card-drawing';

/** Cache of drawn cards. A file's name is the digest of everything that the card was drawn from. */
const CACHE = '.cache/cards';

/** How many cards are drawn at once. Rendering takes a thread for each. */
const AT_ONCE = 3;

interface CardsOptions {
  root: string;
  /** Texts on cards that come from the settings rather than from a page. */
  site: { title: string; tagline: string };
  mark: string;
  colours: BrandColours;
  /** Labels of the sections, by the first segment of their paths. */
  labels: ReadonlyMap<string, string>;
  /** Digest of the code that draws cards. */
  code: string;
}

/** Returns the texts on the card of a page. The home page shows the tagline. */
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

/**
 * Returns the texts if the font has all their letters; otherwise only the tagline and the site's name. Undefined if the
 * font lacks letters of those too.
 */
function drawable(text: CardText, { bold, plain }: CardKit, tagline: string): CardText | undefined {
  if (bold.has(text.title) && plain.has(text.place) && plain.has(text.site)) return text;
  const bare = { title: tagline, place: '', site: text.site };
  return bold.has(bare.title) && plain.has(bare.site) ? bare : undefined;
}

/**
 * Writes the card of every page into the built site, and draws those that are not cached.
 *
 * @returns the files relative to the site's folder, how many cards were drawn, and the pages of those cards whose texts
 * the font cannot show
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
      writeAtomically(kept, png);
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
