/** The fonts under the names by which a page asks for them once they are there; see `frame/fonts/late-fonts.ts`. */
export const lateFonts = { sans: 'Instrument Sans late', mono: 'Geist Mono late' } as const;

/** On `html`, as `late`: the page is drawn with them. */
export const FONTS = 'data-fonts';
