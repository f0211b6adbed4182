import { describe, expect, test } from 'vitest';
import { markupOf, mistakesIn, textOf } from '../../../tests/compile-text';
import { createHighlight } from './highlighter';

const highlight = await createHighlight();

const fence = (info: string, code: string) =>
  markupOf(`\`\`\`${info}\n${code}\n\`\`\``, { highlight });

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
    'in %s is colored by classes only, and keeps every character',
    (language, code, name, roles) => {
      const html = fence(`${language} sketch`, code);
      expect(html).toContain(`<span class="code-title">${name}</span>`);
      expect(html).not.toContain('style=');
      for (const role of roles) expect(html).toContain(`class="c-${role}"`);
      const pre = /<pre[\s\S]*<\/pre>/.exec(html)?.[0] ?? '';
      expect(textOf(pre)).toBe(code);
    },
  );

  test('has a bar with its title, its language and the Wrap and Copy buttons', () => {
    const html = fence('ts title="swap.ts" sketch', 'a');
    expect(html).toContain(
      '<span class="code-title">swap.ts</span><span class="code-language">TypeScript</span>',
    );
    expect(html).toContain('data-code-wrap="" aria-pressed="false">Wrap</button>');
    expect(html).toContain('data-code-copy="">Copy</button>');
    expect(html).toContain('tabindex="0" role="group" aria-label="Code: swap.ts"');
  });

  test('marks, numbers and wraps lines on request', () => {
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

  test('marks inserted and deleted lines in a diff', () => {
    const html = fence('diff sketch', '-old\n+new\n same');
    expect([...html.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name)).toEqual([
      'line deleted',
      'line inserted',
      'line',
    ]);
  });

  test('keeps text that looks like markup, an expression or a formula', () => {
    const code = '<b>{product}</b> & $x$';
    expect(textOf(/<pre[\s\S]*<\/pre>/.exec(fence('text sketch', code))?.[0] ?? '')).toBe(code);
  });

  test.each([
    ['solidty', '1:1 code fence: "solidty" isn\'t a supported language; did you mean "solidity"?'],
    ['', '1:1 code fence: the language is missing; use one of bash, diff'],
    ['constructor', '1:1 code fence: "constructor" isn\'t a supported language'],
    ['ts sketch numers', '1:1 code fence: "numers" is not a known option; did you mean "numbers"?'],
  ])('that is opened by "%s" is reported', (info, mistake) => {
    expect(mistakesIn(`\`\`\`${info}\na\n\`\`\``)).toEqual([expect.stringContaining(mistake)]);
  });
});
