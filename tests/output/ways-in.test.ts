import { describe, expect, test } from 'vitest';
import { attributes, basePath, docPages, read } from './built-site';
import { wordsOf } from './tables';

const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

/** Returns the sections under second-level headings, each with the text and anchor of its heading. */
const sectionsOf = (html: string) =>
  mainOf(html)
    .split(/(?=<h2\b)/)
    .slice(1)
    .map((part) => ({
      heading: wordsOf(/<h2\b[^>]*>(.*?)<(?:a|\/h2)\b/s.exec(part)?.[1] ?? ''),
      id: attributes(part, 'h2', 'id')[0] ?? '',
      html: part,
    }));

const mains = new Map(docPages.map(({ path, html }) => [path, mainOf(html)]));

/** Returns whether a page has code that, according to the page, is run in a test. */
const runsCode = (path: string): boolean => (mains.get(path) ?? '').includes('run in a test');

/** Returns the paths of the docs that a part of a page links to. @param from path of the page */
const linkedFrom = (html: string, from: string): string[] =>
  attributes(html, 'a', 'href')
    .map((href) => new URL(href, `https://site${basePath}${from}`))
    .filter(({ host }) => host === 'site')
    .map(({ pathname }) => pathname.slice(basePath.length))
    .filter((path) => path !== from && mains.has(path));

const home = sectionsOf(read('index.html')).filter(({ heading }) =>
  ['Build an app', 'Write contracts'].includes(heading),
);
const cards = home.flatMap(({ html }) =>
  [...html.matchAll(/<a\b[^>]*href="[^"]*"[^>]*>.*?<\/a>/gs)].map(([link]) => {
    const href = attributes(link, 'a', 'href')[0] ?? '';
    const { pathname, hash } = new URL(href, 'https://site');
    return { label: wordsOf(link), path: pathname.slice(basePath.length), id: hash.slice(1) };
  }),
);

describe('the task cards of the home page', () => {
  test('are twelve different ones', () => {
    expect(new Set(cards.map(({ label }) => label)).size).toBe(cards.length);
    expect(cards.length).toBeGreaterThanOrEqual(12);
  });

  test.each(cards)('$label is one click away from code that a test runs', ({ path, id }) => {
    const whole = mains.get(path) ?? '';
    const part = id ? sectionsOf(whole).find((section) => section.id === id)?.html : whole;
    expect(part).toBeDefined();
    expect(linkedFrom(part ?? '', path).filter(runsCode)).not.toEqual([]);
  });
});

/** Overviews that are guides themselves, because their sections show complete code. */
const guides = ['/sdk/core/overview', '/contracts/universal-router/overview'];

const overviews = docPages.filter(({ path }) =>
  /^\/(?:sdk|contracts|api)\/[^/]+\/overview$/.test(path),
);
/** The tasks in overviews, which are the sections with numbered steps. */
const tasks = overviews.flatMap(({ path, html }) =>
  sectionsOf(html)
    .filter((section) => section.html.includes('<ol'))
    .map((section) => ({ path, ...section })),
);

describe('a section with steps in an overview', () => {
  test('exists in each of the ten', () => {
    expect(new Set(tasks.map(({ path }) => path)).size).toBe(10);
  });

  test.each(tasks.filter(({ path }) => !guides.includes(path)))(
    '$path $heading links to a page with code that a test runs',
    ({ path, html }) => {
      expect(linkedFrom(html, path).filter(runsCode)).not.toEqual([]);
    },
  );

  test.each(guides)(
    'of %s needs no other page, because this one shows code that a test runs',
    (path) => {
      expect(runsCode(path)).toBe(true);
    },
  );
});

test('no page has a name that depends on its position', () => {
  const nameless = docPages.filter(({ html }) =>
    ['Overview', 'Getting Started', 'Introduction'].includes(
      wordsOf(/<h1\b[^>]*>.*?<\/h1>/s.exec(mainOf(html))?.[0] ?? ''),
    ),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
});
