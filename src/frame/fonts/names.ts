/**
 * Second family name of the text font, for pages that use it only after it has loaded; see `frame/fonts/late-fonts.ts`.
 */
export const LATE_TEXT_FONT = 'Instrument Sans late';

/** Attribute of `html`: `late` if text uses {@link LATE_TEXT_FONT}. */
export const FONTS = 'data-fonts';

/** Family name of the code font. */
export const CODE_FONT = 'Geist Mono Variable';

/**
 * Attribute of `html`, set if code uses {@link CODE_FONT}. Without the attribute, code uses the fallback fonts, and the
 * font file is not requested.
 */
export const CODE_IN_FONT = 'data-code-font';

/** Session storage key, set once the code font is in the browser's cache. */
export const CODE_FONT_KEY = 'code-font';
