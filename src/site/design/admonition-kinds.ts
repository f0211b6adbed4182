/** Colors of a kind in one mode: `ink` for its title and border, `surface` for its background. */
interface KindColours {
  ink: string;
  surface: string;
}

/** Every kind of admonition with its default title and colors. To add a kind, add an entry here. */
export const ADMONITION_KINDS = {
  note: {
    title: 'Note',
    dark: { ink: 'oklch(0.8 0.09 245)', surface: 'oklch(0.225 0.035 250)' },
    light: { ink: 'oklch(0.46 0.12 252)', surface: 'oklch(0.96 0.016 250)' },
  },
  tip: {
    title: 'Tip',
    dark: { ink: 'oklch(0.81 0.12 160)', surface: 'oklch(0.225 0.032 165)' },
    light: { ink: 'oklch(0.44 0.095 162)', surface: 'oklch(0.96 0.022 165)' },
  },
  caution: {
    title: 'Caution',
    dark: { ink: 'oklch(0.85 0.125 92)', surface: 'oklch(0.235 0.032 90)' },
    light: { ink: 'oklch(0.46 0.095 78)', surface: 'oklch(0.965 0.03 92)' },
  },
  danger: {
    title: 'Danger',
    dark: { ink: 'oklch(0.76 0.14 18)', surface: 'oklch(0.235 0.045 15)' },
    light: { ink: 'oklch(0.49 0.175 22)', surface: 'oklch(0.96 0.018 20)' },
  },
} as const satisfies Record<string, { title: string; dark: KindColours; light: KindColours }>;

/** A kind of admonition, as writers name it: `:::note`. */
export type AdmonitionKind = keyof typeof ADMONITION_KINDS;

/** All kinds, in the order in which error messages list them. */
export const admonitionKinds = Object.keys(ADMONITION_KINDS) as AdmonitionKind[];

/** Returns whether a word names a kind of admonition. */
export const isAdmonitionKind = (word: string): word is AdmonitionKind =>
  Object.hasOwn(ADMONITION_KINDS, word);

/** Returns the colors of all kinds in a mode by role: `note`, `note-surface`, … */
export const admonitionColours = (
  mode: 'dark' | 'light',
): Record<AdmonitionKind | `${AdmonitionKind}-surface`, string> =>
  Object.fromEntries(
    admonitionKinds.flatMap((kind) => [
      [kind, ADMONITION_KINDS[kind][mode].ink],
      [`${kind}-surface`, ADMONITION_KINDS[kind][mode].surface],
    ]),
  ) as ReturnType<typeof admonitionColours>;
