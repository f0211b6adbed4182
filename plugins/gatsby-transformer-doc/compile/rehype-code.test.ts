import { beforeAll, describe, expect, test } from 'vitest';
import { markupOf, mistakesIn } from '../../../tests/compile-text';
import { createHighlight } from './highlighter';
import type { Highlight } from './code-tokens';

let highlight: Highlight;
beforeAll(async () => {
  highlight = await createHighlight();
}, 60_000);

const fence = (info: string, code: string) =>
  markupOf(`\`\`\`${info}\n${code}\n\`\`\``, { highlight });

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));

describe('code', () => {
  test.each([
    ['solidity', 'contract A { uint256 public b = 1; } // c', 'Solidity', ['keyword', 'comment']],
    [
      'ts',
      "const a: string = 'b'; // c",
      'TypeScript',
      ['keyword', 'string-expression', 'comment'],
    ],
    ['tsx', 'const a = <p title="b">c</p>;', 'TSX', ['keyword', 'string-expression']],
    ['js', 'const a = 1;', 'JavaScript', ['keyword', 'constant']],
    ['jsx', 'const a = <p>b</p>;', 'JSX', ['keyword']],
    ['json', '{ "a": [1, true] }', 'JSON', ['constant']],
    ['graphql', 'query A { pools(first: 1) { id } }', 'GraphQL', ['keyword']],
    ['bash', 'npm install a # b', 'Shell', ['comment']],
    ['diff', '- old\n+ new\n  same', 'Diff', []],
    ['http', 'POST /a HTTP/1.1\nContent-Type: application/json', 'HTTP', ['keyword']],
  ])(
    'in %s is coloured by class alone, and every character stays',
    (language, code, name, roles) => {
      const html = fence(`${language} sketch`, code);
      expect(html).toContain(`<span class="code-title">${name}</span>`);
      expect(html).not.toContain('style=');
      for (const role of roles) expect(html).toContain(`class="c-${role}"`);
      const pre = /<pre[\s\S]*<\/pre>/.exec(html)?.[0] ?? '';
      expect(textOf(pre)).toBe(code);
    },
  );

  test('has a bar with title, language, wrap and copy', () => {
    const html = fence('ts title="swap.ts" sketch', 'a');
    expect(html).toContain(
      '<span class="code-title">swap.ts</span><span class="code-language">TypeScript</span>',
    );
    expect(html).toContain('data-code-wrap="" aria-pressed="false">Wrap</button>');
    expect(html).toContain('data-code-copy="">Copy</button>');
    expect(html).toContain('tabindex="0" role="group" aria-label="Code: swap.ts"');
  });

  test('marks lines, numbers them and wraps them as asked', () => {
    const html = fence('ts {2} ins={3} del={4} numbers wrap sketch', '1\n2\n3\n4');
    expect(html).toContain('<pre class="code-numbers code-wrap"');
    expect(html).toContain('aria-pressed="true">Wrap');
    expect([...html.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name)).toEqual([
      'line',
      'line highlighted',
      'line inserted',
      'line deleted',
    ]);
  });

  test('of a diff marks what came and what went', () => {
    const html = fence('diff sketch', '-old\n+new\n same');
    expect([...html.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name)).toEqual([
      'line deleted',
      'line inserted',
      'line',
    ]);
  });

  test('keeps what looks like markup, an expression or mathematics', () => {
    const code = '<b>{product}</b> & $x$';
    expect(textOf(/<pre[\s\S]*<\/pre>/.exec(fence('text sketch', code))?.[0] ?? '')).toBe(code);
  });

  test.each([
    ['solidty', '1:1 code fence: "solidty" is not a language here; did you mean "solidity"?'],
    ['', '1:1 code fence: name its language; use one of bash, diff'],
    ['constructor', '1:1 code fence: "constructor" is not a language here'],
    ['ts sketch numers', '1:1 code fence: "numers" is not known; did you mean "numbers"?'],
  ])('opened by "%s" is refused', (info, mistake) => {
    expect(mistakesIn(`\`\`\`${info}\na\n\`\`\``)).toEqual([expect.stringContaining(mistake)]);
  });
});

describe('a fence that shows a sample', () => {
  const files = {
    'content/samples/index.yml':
      "- file: v3/swap.ts\n  packages: { '@uniswap/v3-sdk': 3.9.0 }\n  solc: [0.7.6]\n  test: tests/samples/specs/v3/swap.test.ts\n",
    'content/samples/v3/new.ts': 'quote();\n',
    'content/samples/v3/swap.ts':
      '// #region quote\nquote();\n// #endregion quote\n// #region open\nrest();\n',
  };
  const sample = (meta: string, body = '') => `Text.\n\n\`\`\`ts ${meta}\n${body}\`\`\``;

  test('holds the region of the file', () => {
    const html = markupOf(sample('file="v3/swap.ts" region="quote"'), { files });
    expect(html).toContain('<span class="line">quote();</span>');
    expect(html).not.toContain('#region');
  });

  test('says what it runs with, and leads to the test that runs it', () => {
    const at = (sourceUrl?: string) =>
      markupOf(sample('file="v3/swap.ts" region="quote"'), { files, sourceUrl });
    expect(at('https://code.example/main')).toContain(
      '<div class="code-foot"><span><span>@uniswap/v3-sdk 3.9.0</span>, <span>solc 0.7.6</span></span><a href="https://code.example/main/tests/samples/specs/v3/swap.test.ts" rel="noopener">run in a test</a></div>',
    );
    expect(at()).toContain('<span>run in a test</span>');
  });

  test('names many packages once on a page, and folds them after', () => {
    const one = sample('file="v3/swap.ts" region="quote"');
    const index =
      '- { file: v3/swap.ts, packages: { a: 1.0.0, b: 1.0.0, c: 1.0.0 }, solc: [0.7.6], test: t.ts }';
    const html = markupOf(`${one}\n\n${one}`, {
      files: { ...files, 'content/samples/index.yml': index },
    });
    const list =
      '<span><span>a 1.0.0</span>, <span>b 1.0.0</span>, <span>c 1.0.0</span>, <span>solc 0.7.6</span></span>';
    expect(html.split(list)).toHaveLength(3);
    expect(
      html.split(`<details><summary>The same packages as above</summary>${list}</details>`),
    ).toHaveLength(2);
  });

  test.each(['solidity', 'ts', 'tsx', 'js', 'jsx', 'graphql'])(
    'or says why it is none: a bare %s fence is refused',
    (language) => {
      expect(mistakesIn(`\`\`\`${language}\na\n\`\`\``)).toEqual([
        expect.stringContaining('is no sample that a test runs'),
      ]);
      for (const reason of ['sketch', 'output', 'signature', 'shell']) {
        expect(mistakesIn(`\`\`\`${language} ${reason}\na\n\`\`\``)).toEqual([]);
      }
    },
  );

  test.each([
    [
      'file="v3/swop.ts" region="quote"',
      '',
      '3:1 there is no sample file content/samples/v3/swop.ts',
    ],
    [
      'file="v3/swap.ts" region="qoute"',
      '',
      '3:1 content/samples/v3/swap.ts has no region "qoute"; did you mean "quote"?',
    ],
    [
      'file="v3/swap.ts" region="open"',
      '',
      '3:1 the region "open" of content/samples/v3/swap.ts is not closed; write "#endregion open"',
    ],
    ['file="v3/swap.ts"', 'code\n', '3:1 a fence that shows the sample "v3/swap.ts" must be empty'],
    ['region="quote" sketch', 'code\n', '3:1 code fence: "region" needs a "file"'],
    ['file="v3/new.ts"', '', '3:1 v3/new.ts is not listed in content/samples/index.yml'],
  ])('with %s is refused', (meta, body, mistake) => {
    expect(mistakesIn(sample(meta, body), { files })).toEqual([expect.stringContaining(mistake)]);
  });
});
