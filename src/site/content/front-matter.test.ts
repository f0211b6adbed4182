import { describe, expect, test } from 'vitest';
import { formatProblem } from '../sources/content-problem';
import { readDocSource } from './front-matter';
import { problemsOf } from '../../../tests/problems-of';

const description = 'What the swap fee is, who pays it and where it goes in v1 and in v3.';
const valid = { title: 'Fees', description };

function mistakes(fields: Record<string, string>): string[] {
  const yaml = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
  const text = `---\n${yaml.join('\n')}\n---\n\nText.\n`;
  return problemsOf(() => readDocSource('a.mdx', text)).map(formatProblem);
}

describe('front matter', () => {
  test('is validated, completed with defaults, and replaced by empty lines in the body', () => {
    const text = `---\ntitle: Fees\ndescription: ${description}\n---\n\nText.\n`;
    const { frontMatter, body } = readDocSource('a.mdx', text);
    expect(frontMatter).toEqual({ ...valid, draft: false, search: true, asks: [] });
    expect(body).toBe('\n\n\n\n\nText.\n');
  });

  test('may have Windows line endings, and "---" within a value', () => {
    const text = `---\r\ntitle: a --- b\r\ndescription: ${description}\r\n---\r\nText.`;
    expect(readDocSource('a.mdx', text).frontMatter.title).toBe('a --- b');
  });

  test.each([
    [{ title: '' }, 'a.mdx:2:1 "title" is empty: write some text'],
    [
      { title: 'Fees of {prodct}' },
      '"Fees of {prodct}": only {product} is allowed in braces; correct or remove the rest',
    ],
    [{ title: '"  "' }, 'a.mdx:2:1 "title" is empty: write some text'],
    [{ title: 'x'.repeat(81) }, 'write at most 80 characters'],
    [{ title: '2024' }, 'a.mdx:2:1 "title" is 2024: put it in quotes, because it must be text'],
    [
      { description: 'Too short.' },
      'a.mdx:3:1 "description" has 10 characters: write 50 to 170 characters',
    ],
    [{ description: 'x'.repeat(171) }, 'write 50 to 170 characters'],
    [{ sidebar_label: 'x'.repeat(61) }, 'a.mdx:4:1 "sidebar_label" has 61 characters'],
    [
      { slug: 'concepts/fees' },
      'a.mdx:4:1 "slug" is "concepts/fees": write /concepts/fees, because an address begins with a slash',
    ],
    [
      { slug: '/concepts/fees/' },
      "write /concepts/fees, because an address begins with a slash and doesn't end with one",
    ],
    [{ slug: '/a b' }, "an address can't contain a space"],
    [{ slug: '/a//b' }, 'write /a/b'],
    [{ slug: '/fees.html' }, 'write it without .html'],
    [
      { slug: '/concepts/../../etc' },
      'a.mdx:4:1 "slug" is "/concepts/../../etc": no part of an address may start with a dot: correct or remove ".."',
    ],
    [{ slug: '/concepts/./fees' }, 'no part of an address may start with a dot'],
    [{ slug: '/.well-known' }, 'no part of an address may start with a dot'],
    [{ slug: '/..' }, 'no part of an address may start with a dot'],
    [{ slug: '/concepts/index' }, 'write it without /index'],
    [{ slug: '/' }, 'write an address such as /concepts/overview'],
    [{ draft: 'yes' }, 'a.mdx:4:1 "draft" is "yes": write true or false'],
    [
      { asks: '[What is a fee?, Fees?]' },
      'a.mdx:4:24 item 2 of "asks" is "Fees?": write a question or a task of 3 to 12 words',
    ],
    [{ asks: `[${'a '.repeat(13)}]` }, 'write a question or a task of 3 to 12 words'],
    [{ asks: `[a b ${'c'.repeat(97)}]` }, 'write at most 100 characters'],
    [
      { asks: '["What is a {fee}?"]' },
      'only {product} is allowed in braces; correct or remove the rest',
    ],
    [
      { asks: `[${Array.from({ length: 11 }, () => 'a b c').join(', ')}]` },
      'keep the 10 questions that the page answers best',
    ],
    [
      { asks: 'What is a fee?' },
      'a.mdx:4:1 "asks" is "What is a fee?": write a list of questions, such as [',
    ],
    [
      { sidebar_position: '3' },
      'a.mdx:4:1 unknown field "sidebar_position"; correct its name (known: title, description, sidebar_label, slug, draft, search, asks) or remove it',
    ],
  ] as const)('with %o is rejected', (fields, mistake) => {
    expect(mistakes({ ...valid, ...fields })).toEqual([expect.stringContaining(mistake)]);
  });

  test('with missing fields is reported with the name of each', () => {
    expect(mistakes({ draft: 'true' })).toEqual([
      'a.mdx:2:1 "title" is missing: write some text',
      'a.mdx:2:1 "description" is missing: write some text',
    ]);
  });

  test('with invalid syntax is reported with its line', () => {
    expect(mistakes({ title: '"open', description })[0]).toMatch(/^a\.mdx:\d+:\d+ YAML: /);
  });

  test('is required', () => {
    expect(() => readDocSource('a.mdx', '## Text')).toThrow(
      'a.mdx:1:1 the front matter is missing: start the file with the lines ---, title: …',
    );
    expect(() => readDocSource('a.mdx', '')).toThrow('a.mdx:1:1');
  });

  test.each(['/concepts/{product}-protocol', '/sdk/v3/reference/classes/Position', '/a/2.0.0'])(
    'accepts the slug %s',
    (slug) => {
      expect(mistakes({ ...valid, slug })).toEqual([]);
    },
  );
});

test('a file with invalid characters or of excessive length is rejected', () => {
  const text = `---\ntitle: Fees\ndescription: ${description}\n---\n\n`;
  expect(() => readDocSource('a.mdx', `\uFEFF${text}Text.`)).toThrow('byte order mark');
  expect(() => readDocSource('a.mdx', `${text}caf\uFFFD`)).toThrow(
    'a.mdx:6:4 this is not valid UTF-8',
  );
  expect(() => readDocSource('a.mdx', text + 'Text. '.repeat(20_000))).toThrow(
    'a.mdx:1:1 the page is 120 kB long, but at most 100 kB is allowed: split it into two pages',
  );
});
