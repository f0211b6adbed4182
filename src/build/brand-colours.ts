import { formatHex } from 'culori';
import { darkColours, lightColours, type Colour } from '../kit/styles/tokens';

/** A colour of the design in the one form that drawings and other programs know: `#rrggbb`. */
const hex = (colours: Record<Colour, string>, role: Colour): string => {
  const found = formatHex(colours[role]);
  if (found === undefined) throw new Error(`The colour ${role} is none: ${colours[role]}`);
  return found;
};

/** Colours of social cards, icons and the manifest: those of the site. */
export const brandColours = {
  surface: hex(darkColours, 'surface'),
  text: hex(darkColours, 'text'),
  muted: hex(darkColours, 'text-muted'),
  accent: hex(darkColours, 'accent'),
  line: hex(darkColours, 'border-strong'),
  paper: hex(lightColours, 'surface'),
};
