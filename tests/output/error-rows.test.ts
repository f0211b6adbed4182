import { describe, expect, test } from 'vitest';
import { basePath, docPages } from './built-site';
import { errorRows, explainedErrors } from './error-rows';
import { wordsOf } from './tables';

const idle = new Set(
  'a an and are as at be been by for from has have if in is it its no not of on or that the there this to was which with you your'.split(
    ' ',
  ),
);
const words = (text: string) =>
  new Set((text.toLowerCase().match(/[\w]+/g) ?? []).filter((word) => !idle.has(word)));

/** Returns the number of words that two texts share, divided by the number of different words in both together. */
function likeness(one: string, other: string): number {
  const [a, b] = [words(one), words(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both || 1);
}

const known = new Map(explainedErrors.map((entry) => [entry.error, entry]));
const named = errorRows.flatMap((row) =>
  row.errors
    .filter(({ text }) => known.has(text))
    .map(({ text, href }) => ({ error: text, href, page: row.page, says: row.says })),
);

test('code in the text of an error is formatted as a whole', () => {
  const said = docPages.flatMap(({ path, html }) =>
    [...html.matchAll(/<dt>(?:Meaning|Fix|Must hold)<\/dt><dd>(.*?)<\/dd>/gs)].map(
      ([, text = '']) => `${path}: ${wordsOf(text.replaceAll(/<\/?code\b[^>]*>/g, '`'))}`,
    ),
  );
  expect(said.length).toBeGreaterThan(300);
  const halves = said.filter((text) =>
    text
      .split('`')
      .some((part, index, { length }) =>
        index % 2 === 1
          ? false
          : (index > 0 && /^(?:\.?\w|[(=[]| ?[<>]=? )/.test(part)) ||
            (index < length - 1 && /(?:\w[.([]?|=| [<>]=? ?)$/.test(part)),
      ),
  );
  expect(halves).toEqual([]);
});

test('errors are explained, and mentioned on pages', () => {
  expect(explainedErrors.length).toBeGreaterThan(150);
  expect(named.length).toBeGreaterThan(80);
});

describe('an error is explained in one place', () => {
  test('an error in a row leads to the entry that explains it', () => {
    const lost = named.filter(({ error, href }) => {
      const entries = explainedErrors.filter((entry) => entry.error === error);
      return !entries.some(({ address }) => href === basePath + address);
    });
    expect(lost.map(({ page, error, href }) => `${page}: ${error} → ${href}`)).toEqual([]);
  });

  test('no two rows about an error have nearly the same text', () => {
    const copies = named.flatMap((one, index) =>
      named
        .slice(index + 1)
        .filter(({ error, page }) => error === one.error && page !== one.page)
        .filter(({ says }) => likeness(says, one.says) >= 0.5)
        .map(
          (other) => `${one.error}: ${one.page} (${one.says}) and ${other.page} (${other.says})`,
        ),
    );
    expect(copies).toEqual([]);
  });

  test('no row repeats the entry of its error', () => {
    const copies = named.flatMap(({ error, page, says }) =>
      explainedErrors
        .filter((entry) => entry.error === error)
        .filter(({ cause, fix }) =>
          [`${cause} ${fix}`, cause].some((text) => likeness(says, text) >= 0.5),
        )
        .map(({ address }) => `${error}: ${page} (${says}) and ${address}`),
    );
    expect(copies).toEqual([]);
  });
});
