import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown';

const address = 'https://docs.example/a/b';
const markdown = (prose: string, above = '<h1>Title</h1>') =>
  pageMarkdown(
    {
      address,
      title: 'Title',
      lastUpdated: '2026-01-02',
      html: `<html><body><article>${above}<div class="prose">${prose}</div></article></body></html>`,
    },
    (math) => `tex of ${math.children.length}`,
  ).replace(`# Title\n\nPage: <${address}>  \nLast updated: 2026-01-02\n\n`, '');

test('a page begins with its title, its address and its date', () => {
  expect(markdown('<p>Text.</p>', '<p>Over it.</p><h1>Title</h1>')).toBe('Over it.\n\nText.\n');
  expect(markdown('<p>Text.</p>', '')).toBe('Text.\n');
});

test.each([
  [
    'links are whole addresses, and links of headings to themselves are gone',
    '<h2 id="x">Head<a class="heading-link" href="#x">#</a></h2><p><a href="/c">C</a>, <a href="#x">here</a>, <a href="https://o.example/x">O</a></p>',
    `## Head\n\n[C](https://docs.example/c), [here](${address}#x), [O](https://o.example/x)\n`,
  ],
  [
    'code is whole: with what is folded around it, set in as in its file, in its language',
    '<figure class="code"><figcaption class="code-bar"><span class="code-title">a.sol</span><span class="code-language">Solidity</span><button>Copy</button></figcaption><details class="code-fold"><summary>Imports</summary><pre class="code-before"><code>contract A {</code></pre></details><pre role="group" data-indent="4"><code><span class="line">uint a;</span>\n<span class="line"></span>\n<span class="line">uint `b`;</span></code></pre><pre class="code-after"><code>}</code></pre></figure>',
    '`a.sol`:\n\n```solidity\ncontract A {\n\n    uint a;\n\n    uint `b`;\n}\n```\n',
  ],
  [
    'a part of a file says where the whole is',
    '<figure class="code"><figcaption class="code-bar"><span class="code-title">a.ts</span></figcaption><pre role="group"><code><span class="line">b;</span></code></pre><div class="code-foot"><span>c 1.0.0</span><span><a href="/samples/a.ts.txt" data-fetches="">Whole file</a> · <a href="https://code.example/a">run in a test</a></span></div></figure>',
    '`a.ts` ([whole file](https://docs.example/samples/a.ts.txt)):\n\n```ts\nb;\n```\n',
  ],
  [
    'lines that come and go are marked as diff marks them',
    '<figure class="code"><pre role="group"><code><span class="line">a</span>\n<span class="line deleted">b</span>\n<span class="line inserted">c</span></code></pre></figure>',
    '```diff\n  a\n- b\n+ c\n```\n',
  ],
  [
    'a drawing is its text and its caption',
    '<figure class="figure"><svg role="img" aria-label="Two flows."><text>x</text></svg><figcaption>A fee.</figcaption></figure>',
    'Figure: Two flows.\n\nA fee.\n',
  ],
  [
    'a tool is what it answers and where to use it, without its controls',
    '<figure id="t"><figcaption><strong>What is it?</strong>Paste it.</figcaption><div><label>Data</label><textarea>x</textarea><div>Try: <button>A</button></div><dl><dt>Size</dt><dd>3</dd></dl></div><output>said</output></figure>',
    `**Tool: What is it?**\n\nPaste it.\n\n- **Size:** 3\n\nUse it in a browser: <${address}#t>\n`,
  ],
  [
    'an admonition, names with values, folded text and small print keep their sense',
    '<aside class="admonition"><p class="admonition-title">Mind</p><p>This.</p></aside><dl><div><dt>Kind</dt><dd><code>a</code></dd></div></dl><details><summary>More</summary><p>Text.</p></details><p><code>x</code><small><strong>ABI: </strong>old</small></p>',
    '> **Mind**\n>\n> This.\n\n- **Kind:** `a`\n\n**More**\n\nText.\n\n`x`; **ABI:** old\n',
  ],
  [
    'the mark of a test is in parentheses, with what was run',
    '<p>It pays 3. <a class="tested" href="https://code.example/a.test.ts" data-term="">tested<span class="tested-text">: A <code>pool</code>.</span></a></p><p>It pays 4. <span class="tested">tested<span class="tested-text">: B.</span></span></p>',
    'It pays 3. ([tested](https://code.example/a.test.ts): A `pool`.)\n\nIt pays 4. (tested: B.)\n',
  ],
  [
    'a table keeps its columns, and a bar in a cell',
    '<table><thead><tr><th>A</th><th align="right">B</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>1</td></tr></tbody></table>',
    '| A | B |\n| - | -: |\n| `a\\|b` | 1 |\n',
  ],
  [
    'a cell is one line, whatever stands in it',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><div><code>0x1</code></div><div><span></span></div><details><summary>Sources</summary><ul><li>one</li><li><em>two</em> three</li></ul></details></td></tr></tbody></table>',
    '| A |\n| - |\n| `0x1`; Sources: one; _two_ three |\n',
  ],
])('%s', (_, prose, text) => {
  expect(markdown(prose)).toBe(text);
});

test('tabs stand below each other, by name', () => {
  const panel = (name: string) =>
    `<div class="tab-panel" data-tab="${name}" hidden><p>By ${name}.</p></div>`;
  expect(
    markdown(
      `<div class="tabs"><div class="tab-list"><button>npm</button></div>${panel('npm')}${panel('yarn')}</div>`,
    ),
  ).toBe('**npm:**\n\nBy npm.\n\n**yarn:**\n\nBy yarn.\n');
});

test('formulas are TeX', () => {
  const math =
    '<span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span></span>';
  expect(markdown(`<p>So ${math}.</p><div class="math-block">${math}</div>`)).toBe(
    'So $tex of 1$.\n\n$$\ntex of 1\n$$\n',
  );
});
