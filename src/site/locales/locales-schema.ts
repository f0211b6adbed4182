import { z } from 'zod';
import { DEFAULT_LOCALE } from './locale';

/** Matches the syntax of a locale code, whether or not the language exists. */
export const LOCALE_CODE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const EXAMPLE = 'write a BCP 47 code, such as de or pt-BR';

/** Returns a code in its canonical BCP 47 form, or undefined if it is invalid. */
function rightlyWritten(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

const localeCode = z
  .string(EXAMPLE)
  .regex(LOCALE_CODE, { error: EXAMPLE, abort: true })
  .refine((code) => rightlyWritten(code) === code, {
    error: ({ input }) => {
      const right = rightlyWritten(String(input));
      return right === undefined ? EXAMPLE : `write ${right}`;
    },
  });

const localeSchema = z.strictObject({
  code: localeCode.describe(
    "A BCP 47 language tag, such as de or pt-BR. The addresses of the locale's pages start with it.",
  ),
  label: z
    .string('write the name of the language in that language, such as Deutsch')
    .trim()
    .min(1, 'write the name of the language in that language, such as Deutsch')
    .describe('Name of the language in that language, which readers see when they choose it.'),
  dir: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('Direction of the script; rtl if the language is written from right to left.'),
});

/** Schema of a site's locales: no duplicates, and the default must be included. */
export const localesSchema = z
  .array(localeSchema)
  .min(1, 'add at least one locale')
  .superRefine((locales, context) => {
    const codes = locales.map(({ code }) => code);
    codes.forEach((code, index) => {
      if (codes.indexOf(code) === index) return;
      const message = 'it is listed twice; remove one of the two';
      context.addIssue({ code: 'custom', path: [index, 'code'], message, input: code });
    });
    if (!codes.includes(DEFAULT_LOCALE)) {
      const message = `the default locale is missing; add { code: ${DEFAULT_LOCALE}, label: English }`;
      context.addIssue({ code: 'custom', path: [], message, input: locales });
    }
  });
