import { formatHex } from 'culori';
import { coloursOf, type Colour, type ColourSettings } from '../site/design/colours';

/** Returns a design color as `#rrggbb`, the one form that social cards, icons and the manifest can all use. */
const hex = (colours: Record<Colour, string>, role: Colour): string => {
  const found = formatHex(colours[role]);
  if (found === undefined)
    throw new Error(
      `The color "${role}" is "${colours[role]}", which is not a CSS color: write one such as #1d5fd0 in src/site/design/colours.ts or content/settings.yml`,
    );
  return found;
};

/** Returns the site's colors for social cards, icons and the manifest. */
export function brandColours(settings: ColourSettings) {
  const [dark, light] = [coloursOf(settings, 'dark'), coloursOf(settings, 'light')];
  return {
    surface: hex(dark, 'surface'),
    text: hex(dark, 'text'),
    muted: hex(dark, 'text-muted'),
    accent: hex(dark, 'accent'),
    line: hex(dark, 'border-strong'),
    paper: hex(light, 'surface'),
  };
}
