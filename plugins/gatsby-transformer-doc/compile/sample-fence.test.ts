import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn, textOf } from '../../../tests/compile-text';
import { typesDigest, typesFile } from '../../../src/site/samples/committed-types';

describe('a fence that shows a sample', () => {
  const files = {
    'content/samples/index.yml':
      "- file: v3/swap.ts\n  packages: { '@uniswap/v3-sdk': 3.9.0 }\n  solc: [0.7.6]\n  test: tests/samples/specs/v3/swap.test.ts\n",
    'content/samples/v3/new.ts': 'quote();\n',
    'content/samples/v3/swap.ts':
      '// #region quote\nquote();\n// #endregion quote\n// #region open\nrest();\n',
  };
  const sample = (meta: string, body = '') => `Text.\n\n\`\`\`ts ${meta}\n${body}\`\`\``;

  test('contains the region of the file', () => {
    const html = markupOf(sample('file="v3/swap.ts" region="quote"'), { files });
    expect(html).toContain('<span class="line">quote();</span>');
    expect(html).not.toContain('#region');
  });

  test('lists its packages, and links to the test that runs it', () => {
    const at = (sourceUrl?: string) =>
      markupOf(sample('file="v3/swap.ts" region="quote"'), { files, sourceUrl });
    expect(at('https://code.example/main')).toContain(
      '<div class="code-foot"><span><span>@uniswap/v3-sdk 3.9.0</span>, <span>solc 0.7.6</span></span><span><a href="/samples/v3/swap.ts.txt" data-fetches="">Whole file</a> · <a href="https://code.example/main/tests/samples/specs/v3/swap.test.ts" rel="noopener">run in a test</a></span></div>',
    );
    expect(at()).toContain('<span>run in a test</span>');
  });

  test('shows the reason for the missing Run button from the index', () => {
    const index = files['content/samples/index.yml'] + '  notRun: wallet\n';
    const html = markupOf(sample('file="v3/swap.ts" region="quote"'), {
      files: { ...files, 'content/samples/index.yml': index },
    });
    expect(html).toContain(' · <span>does not run here: wallet</span>');
  });

  describe('whose names have types', () => {
    const code = 'quote();\n// ^?';
    const typed = (types: object) => ({
      ...files,
      'content/samples/v3/swap.ts': `// MIT\n// #region quote\n${code}\n// #endregion quote\n`,
      [typesFile('v3/swap.ts')]: JSON.stringify({
        digest: typesDigest(`// MIT\n${code}`),
        ...types,
      }),
    });
    const types = { types: [{ text: 'function quote(): void' }], lines: [[], [0, 5, 0], []] };
    const fence = sample('file="v3/swap.ts" region="quote"');

    test('says at which line of the file it begins, has a button, and answers a query', () => {
      const html = markupOf(fence, { files: typed(types) });
      expect(html).toContain('<figure class="code" data-types="1">');
      expect(html).toContain('data-show-types="" aria-pressed="false">Types</button>');
      expect(textOf(html)).toContain('quote();\n// ^ function quote(): void');
    });

    test('reports a query that points at no name', () => {
      expect(mistakesIn(fence, { files: typed({ ...types, lines: [[], [], []] }) })).toEqual([
        '3:1 content/samples/v3/swap.ts asks for a type by `^?` below "quote();", but there is no name above the caret: move the caret below a name',
      ]);
    });
  });

  describe('that is only part of a file', () => {
    const parts = {
      'content/samples/index.yml':
        '- { file: v3/a.ts, test: t.ts }\n- { file: v3/a.sol, test: t.ts }\n',
      'content/samples/v3/a.ts':
        "import { b } from 'b-pack';\nimport { c } from '../c.ts';\n// #region it\nb(c, d);\n// #endregion it\nexport const d = 1;\n",
      'content/samples/v3/a.sol':
        "// MIT\n// #region top\nimport 'pack/b.sol';\ncontract A {\n    uint a;\n    // #endregion top\n    // #region it\n    function f() external {}\n    // #endregion it\n}\n",
    };
    const shown = (language: string, meta: string) =>
      markupOf(`Text.\n\n\`\`\`${language} ${meta}\n\`\`\``, {
        files: parts,
        basePath: '/docs',
      });

    test('has collapsed imports above it, which list packages and files and are copied too', () => {
      const html = shown('ts', 'file="v3/a.ts" region="it"');
      expect(html).toContain('data-code-copy="with imports">Copy</button>');
      expect(html).toContain('<summary>Imports: <span>b-pack, ../c.ts, ./a.ts</span></summary>');
      expect(textOf(/<pre class="code-before">.*?<\/pre>/s.exec(html)?.[0] ?? '')).toBe(
        "import { b } from 'b-pack';\nimport { c } from '../c.ts';\nimport { d } from './a.ts';",
      );
    });

    test('links imports to the files of other samples, and to its own file', () => {
      const html = shown('ts', 'file="v3/a.ts" region="it"');
      expect([...html.matchAll(/href="([^"]+)" data-fetches/g)].map(([, href]) => href)).toEqual([
        '/docs/samples/c.ts.txt',
        '/docs/samples/v3/a.ts.txt',
        '/docs/samples/v3/a.ts.txt',
      ]);
    });

    test('has the rest of the contract above and below it', () => {
      const html = shown('solidity', 'file="v3/a.sol" region="it"');
      expect(html).toContain('<summary>Imports and contract: <span>pack</span></summary>');
      expect(html).toContain('data-indent="4"');
      expect(html).toContain('<pre class="code-after"><code>}</code></pre>');
      expect(html).toContain('data-code-copy="as a whole file">Copy</button>');
    });

    test('shows a context of one line without collapsing it', () => {
      const html = shown('solidity', 'file="v3/a.sol" region="top"');
      expect(html).not.toContain('<details');
      expect(html).toContain('<pre class="code-before"><code>// MIT</code></pre>');
    });

    test('adds nothing to the text for search', () => {
      const { sections } = compileText('```ts file="v3/a.ts" region="it"\n```', { files: parts });
      expect(sections[0]?.text).toBe('');
      expect(sections[0]?.code).toEqual([]);
    });

    test('is reported if it uses a name that is not exported', () => {
      const files = {
        ...parts,
        'content/samples/v3/a.ts': '// #region it\nuse(d);\n// #endregion it\nconst d = 1;\n',
      };
      expect(mistakesIn('Text.\n\n```ts file="v3/a.ts" region="it"\n```', { files })).toEqual([
        '3:1 the region "it" uses "d", which is defined elsewhere in the file: export d in content/samples/v3/a.ts',
      ]);
    });
  });

  test('lists many packages once on a page, and collapses the list afterwards', () => {
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
    'is required, or else a reason: a bare %s fence is reported',
    (language) => {
      expect(mistakesIn(`\`\`\`${language}\na\n\`\`\``)).toEqual([
        expect.stringContaining('must come from a tested sample'),
      ]);
      for (const reason of ['sketch', 'output', 'signature', 'shell']) {
        expect(mistakesIn(`\`\`\`${language} ${reason}\na\n\`\`\``)).toEqual([]);
      }
    },
  );

  test.each([
    ['file="v3/swop.ts" region="quote"', '', '3:1 there is no sample content/samples/v3/swop.ts'],
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
    [
      'file="v3/swap.ts"',
      'code\n',
      '3:1 this fence shows the sample "v3/swap.ts", so it must be empty',
    ],
    ['region="quote" sketch', 'code\n', '3:1 code fence: "region" needs file='],
    [
      'file="v3/swap.ts" region="quote" {1-2}',
      '',
      '3:1 code fence: it highlights line 2, but the code ends at line 1',
    ],
    [
      'sketch ins={2} del={3}',
      'code\n',
      '3:1 code fence: it highlights line 2, 3, but the code ends at line 1',
    ],
    ['file="v3/new.ts"', '', '3:1 v3/new.ts is not listed in content/samples/index.yml'],
  ])('with %s is reported', (meta, body, mistake) => {
    expect(mistakesIn(sample(meta, body), { files })).toEqual([expect.stringContaining(mistake)]);
  });

  test('must have the language of the file', () => {
    const fence = '```ts file="v3/a.sol"\n```';
    const sol = { 'content/samples/v3/a.sol': 'contract A {}\n', ...files };
    expect(mistakesIn(fence, { files: sol })).toContain(
      '1:1 the sample v3/a.sol is written in solidity: begin its fence with ```solidity',
    );
  });
});
