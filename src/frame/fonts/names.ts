/** Family name of the text font. */
export const TEXT_FONT = 'Instrument Sans Variable';

/**
 * Second family name of the text font, for pages that use it only after it has loaded; see `frame/fonts/late-fonts.ts`.
 */
export const LATE_TEXT_FONT = 'Instrument Sans late';

/**
 * Attribute of `html`, set once an earlier page of the visit has fetched the fonts: {@link LATE} if that was in the
 * same document, so that text uses {@link LATE_TEXT_FONT}; otherwise empty. Without the attribute, text uses
 * {@link TEXT_FONT} only in windows that are not narrow.
 */
export const FONTS = 'data-fonts';
export const LATE = 'late';

/** Family name of the code font. */
export const CODE_FONT = 'Geist Mono Variable';

/**
 * Attribute of `html`, set if code uses {@link CODE_FONT}. Without the attribute, code uses the fallback fonts, and the
 * font file is not requested. The value is {@link IF_WIDE} if this applies only to windows that are not narrow.
 */
export const CODE_IN_FONT = 'data-code-font';

/** Value of {@link CODE_IN_FONT} in a document whose first view has a code block. */
export const IF_WIDE = 'wide';

/** Session storage key, set once the fonts for text and code are in the browser's cache. */
export const FONTS_KEY = 'fonts';
