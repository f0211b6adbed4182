import { renderAsync } from '@resvg/resvg-js';
import { CARD } from '../../../src/site/pages/machine-files';
import { cutOf } from './card-font';
import { cardSvg, type CardColours, type CardKit, type CardText } from './card-svg';
import { palettePng } from './palette-png';

/** Prepares everything that is needed to draw cards. Call it once, before the first card. */
export async function cardKit(root: string, mark: string, colours: CardColours): Promise<CardKit> {
  const [bold, plain] = await Promise.all([cutOf(root, 640), cutOf(root, 440)]);
  return { bold, plain, mark, colours };
}

/** Draws a card as a PNG. It is rendered outside the build's own thread. */
export async function drawCard(text: CardText, kit: CardKit): Promise<Buffer> {
  const picture = await renderAsync(cardSvg(text, kit), { font: { loadSystemFonts: false } });
  return palettePng(picture.pixels, CARD.width, CARD.height);
}
