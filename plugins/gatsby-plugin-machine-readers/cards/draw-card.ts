import { renderAsync } from '@resvg/resvg-js';
import { CARD } from '../../../src/site/pages/machine-files';
import { cutOf } from './card-font';
import { cardSvg, type CardColours, type CardKit, type CardText } from './card-svg';
import { palettePng } from './palette-png';

/** What draws a card: made once, when the first is wanted. */
export async function cardKit(root: string, mark: string, colours: CardColours): Promise<CardKit> {
  const [bold, plain] = await Promise.all([cutOf(root, 640), cutOf(root, 440)]);
  return { bold, plain, mark, colours };
}

/** A card as a PNG. Rendering runs beside the build's own thread. */
export async function drawCard(text: CardText, kit: CardKit): Promise<Buffer> {
  const picture = await renderAsync(cardSvg(text, kit), { font: { loadSystemFonts: false } });
  return palettePng(picture.pixels, CARD.width, CARD.height);
}
