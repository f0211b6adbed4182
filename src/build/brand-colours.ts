import { formatHex } from 'culori';
import { coloursOf, type Colour, type ColourSettings } from '../site/design/colours';

/** A colour of the design in the one form that drawings and other programs know: `#rrggbb`. */
const hex = (colours: Record<Colour, string>, role: Colour): string => {
  const found = formatHex(colours[role]);
  if (found === undefined) throw new Error(`The colour ${role} is none: ${colours[role]}`);
  return found;
};

/** Colours of social cards, icons and the manifest: those of the site. */
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
