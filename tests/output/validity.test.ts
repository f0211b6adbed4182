import Ajv from 'ajv';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { documents, read } from './built-site';

/** Loads the rules once instead of once per page. */
class OneConfig extends StaticConfigLoader {
  readonly #config = super.getConfigFor('');

  override getConfigFor() {
    return this.#config;
  }
}

const validator = new HtmlValidate(
  new OneConfig({ root: true, extends: ['html-validate:standard'] }),
);

/** Accepted messages by rule, each with the reason. */
const EXPLAINED: Readonly<Record<string, RegExp>> = {
  // The attribute is obsolete, but the standard requires browsers to support it, and GFM aligns table columns with it.
  'no-deprecated-attr': /^Attribute "align" is deprecated on <t[dh]> element$/,
  // The standard allows an unescaped `>` in text, which saves three bytes. Only the validator has this rule.
  'no-raw-characters': /^Raw ">" must be encoded as "&gt;"$/,
};

/** Returns the faults of a page, with their positions, except for accepted messages. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => !EXPLAINED[ruleId]?.test(message))
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}

describe('every page is valid HTML', () => {
  test.each([...documents])('%s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});

test.each([
  ['<p><div>Not in a paragraph</div></p>', 'close-order'],
  ['<b id="content">The second of its name</b>', 'no-dup-id'],
  ['<ul><b>No item</b></ul>', 'element-permitted-content'],
  ['<table align="center"></table>', 'no-deprecated-attr'],
  ['<b>a & b <</b>', 'parser-error'],
])('a page with %s would be found', async (fault, rule) => {
  const html = read('404.html').replace('</main>', `${fault}</main>`);
  expect(html).toContain(fault);
  expect((await faultsOf(html)).join('\n')).toContain(rule);
});

/**
 * Schema of the W3C's Web Application Manifest, written by hand because no npm package provides one. It accepts only
 * the members that the site writes, so a new member has to be checked against the specification.
 */
const address = { type: 'string', pattern: '^/' } as const;
const colour = { type: 'string', pattern: '^#[0-9a-f]{6}$' } as const;
const words = { type: 'string', minLength: 1 } as const;
const isManifest = new Ajv({ allErrors: true }).compile({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'short_name', 'id', 'start_url', 'scope', 'display', 'icons'],
  properties: {
    name: words,
    short_name: words,
    description: words,
    lang: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' },
    dir: { enum: ['ltr', 'rtl', 'auto'] },
    id: address,
    start_url: address,
    scope: address,
    display: { enum: ['fullscreen', 'standalone', 'minimal-ui', 'browser'] },
    background_color: colour,
    theme_color: colour,
    icons: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['src', 'sizes', 'type'],
        properties: {
          src: address,
          sizes: { type: 'string', pattern: '^(any|[1-9]\\d*x[1-9]\\d*)$' },
          type: { type: 'string', pattern: '^image/' },
          purpose: { type: 'string', pattern: '^(any|maskable|monochrome)( (?!$)|$)' },
        },
      },
    },
  },
});

test('the manifest is valid according to the W3C', () => {
  isManifest(JSON.parse(read('manifest.webmanifest')));
  expect(isManifest.errors ?? []).toEqual([]);
});

test.each([
  ['"display": "minimal-ui"', '"display": "window"', '/display'],
  ['"dir": "ltr"', '"direction": "ltr"', 'additional'],
  ['"sizes": "512x512"', '"sizes": "512"', '/sizes'],
])('a manifest with %s as %s would be found', (from, to, where) => {
  const text = read('manifest.webmanifest');
  expect(text).toContain(from);
  expect(isManifest(JSON.parse(text.replace(from, to)))).toBe(false);
  expect(JSON.stringify(isManifest.errors)).toContain(where);
});
