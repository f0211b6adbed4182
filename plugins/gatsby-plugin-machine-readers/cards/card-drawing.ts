import { renderAsync } from '@resvg/resvg-js';
import { CARD } from '../../../src/site/pages/machine-files';
import { findRuns, palettePng, type Rectangle, type Runs } from './palette-png';
import { type Cut, cutOf, fitText } from './typesetting';

/** Colours of a card in SVG notation: `#rrggbb`. */
export interface CardColours {
  surface: string;
  text: string;
  muted: string;
  accent: string;
  line: string;
  /** Background of the site's mark, which is designed for a light page. */
  paper: string;
}

/** The texts on a card. */
export interface CardText {
  title: string;
  /** Breadcrumb of the page in the docs, starting with its section. May be empty. */
  place: string;
  /** The site's name. */
  site: string;
}

/** Everything that is needed to draw cards. */
export interface CardKit {
  bold: Cut;
  plain: Cut;
  colours: CardColours;
  /** The site's mark: the source of an SVG. */
  mark: string;
  /** The part outside {@link TEXT}, by the site's name. It is the same on all cards, so it is drawn once. */
  grounds: Map<string, Promise<Runs>>;
}

const { width, height } = CARD;
const WHOLE: Rectangle = { left: 0, top: 0, width, height };
/** The part of a card that its title and breadcrumb can cover. */
const TEXT: Rectangle = { left: 64, top: 172, width: 936, height: 348 };
const EDGE = 80;
const MARK = 64;
/** Y coordinates of the baselines. */
const PLACE_AT = 214;
const TITLE_AT = 306;
const TITLE = { width: 900, lines: 3, sizes: [78, 72, 66, 60, 54, 48, 42] };
const PLACE = { width: 900, lines: 1, sizes: [32, 28, 24] };

/**
 * Levels of the curves x * y = k: the square roots of k, in pixels. Each curve passes through the point (level, level),
 * measured from the corner.
 */
const LEVELS = [44, 76, 110, 146, 186, 228, 272, 318];
const MARKED = 4;

/** Returns y on a curve x * y = k, where x and y are distances from the right and the lower edge. */
const above = (level: number, x: number): number => level ** 2 / x;
const point = (level: number, x: number): [number, number] => [width - x, height - above(level, x)];

/** Returns the path of one curve of equal k. Its origin is the lower right corner. */
function levelCurve(level: number): string {
  const from = level ** 2 / height;
  const points = Array.from({ length: 49 }, (_, step) =>
    // Each x is the previous one times a constant, which puts more points where the curve bends.
    point(level, from * (width / from) ** (step / 48))
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${points.join('L')}`;
}

function levelCurves({ accent, line, surface }: CardColours): string {
  const marked = LEVELS[MARKED] ?? 0;
  // Use `stroke-opacity`: with `opacity`, each curve would be rendered to its own layer, which takes far longer.
  const lines = LEVELS.map((level, index) =>
    index === MARKED
      ? `<path d="${levelCurve(level)}" stroke="${accent}" stroke-width="2.5"/>`
      : `<path d="${levelCurve(level)}" stroke="${line}" stroke-width="1.5" stroke-opacity="${(0.75 - Math.abs(index - MARKED) * 0.11).toFixed(2)}"/>`,
  );
  const dot = (x: number, fill: string) => {
    const [left, top] = point(marked, x);
    return `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="7" fill="${fill}" stroke="${accent}" stroke-width="2.5"/>`;
  };
  return `<g fill="none">${lines.join('')}${dot(102, surface)}${dot(262, accent)}</g>`;
}

/**
 * Draws the mark on a light tile. It is embedded as a separate image because its styles would apply to the whole card.
 */
const tile = (mark: string, { paper }: CardColours): string => {
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return [
    `<rect x="${EDGE}" y="${EDGE - 24}" width="${MARK}" height="${MARK}" rx="14" fill="${paper}"/>`,
    `<image x="${EDGE + 10}" y="${EDGE - 14}" width="${MARK - 20}" height="${MARK - 20}" href="${source}"/>`,
  ].join('');
};

/**
 * Returns a part of a page's social card as an SVG. Its text is converted to paths so that it looks the same on every
 * machine.
 */
function cardSvg({ title, place, site }: CardText, kit: CardKit, part: Rectangle): string {
  const { bold, plain, colours, mark } = kit;
  const path = (data: string, fill: string) => (data ? `<path fill="${fill}" d="${data}"/>` : '');
  const head = fitText(title, bold, TITLE);
  const first = place === '' ? PLACE_AT + head.size * 0.5 : TITLE_AT;
  const name = fitText(site, plain, PLACE);
  const eyebrow = fitText(place, plain, PLACE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${part.width}" height="${part.height}" viewBox="${part.left} ${part.top} ${part.width} ${part.height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.surface}"/>`,
    levelCurves(colours),
    tile(mark, colours),
    path(plain.path(name.lines[0] ?? '', name.size, EDGE + MARK + 22, EDGE + 18), colours.text),
    ...head.lines.map((line, index) =>
      path(bold.path(line, head.size, EDGE - 2, first + index * head.size * 1.14), colours.text),
    ),
    path(plain.path(eyebrow.lines[0] ?? '', eyebrow.size, EDGE, PLACE_AT), colours.muted),
    '</svg>',
  ].join('');
}

/** Prepares everything that is needed to draw cards. Call it once, before the first card. */
export async function cardKit(root: string, mark: string, colours: CardColours): Promise<CardKit> {
  const [bold, plain] = await Promise.all([cutOf(root, 640), cutOf(root, 440)]);
  return { bold, plain, mark, colours, grounds: new Map() };
}

/**
 * Draws a part of a card, and returns its runs. Rendering takes place in another thread, so the build's own thread is
 * free meanwhile.
 *
 * @param hole rectangle to leave out of the runs
 */
async function drawPart(text: CardText, kit: CardKit, part: Rectangle, hole?: Rectangle) {
  const svg = cardSvg(text, kit, part);
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return findRuns(pixels, part, width, hole);
}

/** Draws a card as a PNG. */
export async function drawCard(text: CardText, kit: CardKit): Promise<Buffer> {
  const { site } = text;
  const ground =
    kit.grounds.get(site) ?? drawPart({ title: '', place: '', site }, kit, WHOLE, TEXT);
  kit.grounds.set(site, ground);
  return palettePng([await ground, await drawPart(text, kit, TEXT)], width, height);
}
