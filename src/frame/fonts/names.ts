/** The font of text under the name by which a page asks for it once it is there; see `frame/fonts/late-fonts.ts`. */
export const LATE_TEXT_FONT = 'Instrument Sans late';

/** On `html`, as `late`: text is drawn with it. */
export const FONTS = 'data-fonts';

/** The font of code. */
export const CODE_FONT = 'Geist Mono Variable';

/** On `html`: code is drawn with it. Without, in stand-ins, and its file is not asked for. */
export const CODE_IN_FONT = 'data-code-font';

/** In the storage of the session as soon as the font of code is in the browser's cache. */
export const CODE_FONT_KEY = 'code-font';
