import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileText } from '../../../tests/compile-text';

const textOf = (mdx: string) => compileText(mdx).sections[0]?.text;

const tab = (value: string, text: string) =>
  `<Tab value="${value}" label="${value}">\n\n${text}\n\n</Tab>`;

it('leaves out labels of buttons, and repeated sentences in tabs', () => {
  const with_ = (command: string) =>
    `\`\`\`bash\n${command}\n\`\`\`\n\nWith viem instead of ethers:`;
  const tabs = `<Tabs group="package-manager">\n${tab('npm', with_('npm i a'))}\n${tab('pnpm', with_('pnpm i a'))}\n</Tabs>`;
  const tabs_ = { tabs: { 'package-manager': ['npm', 'pnpm'] } };
  expect(compileText(`${tabs}\n\nInstall both.`, tabs_).sections[0]?.text).toBe(
    'With viem instead of ethers: Install both.',
  );
});

it('separates words that are on different lines', () => {
  expect(textOf('First.\n\n- one\n- two\n\n> said')).toBe('First. one two said');
  expect(textOf('| A | B |\n| - | - |\n| `x` | the y |')).toBe('A · B · `x` · the y');
  expect(textOf('Choose.\n\n| | B |\n| - | - |\n| x | y |')).toBe('Choose. B · x · y');
});

it("records the address of a section's full guide", () => {
  const { sections } = compileText(
    '## Swap\n\nShort.\n\nFull guide: [Single Swaps](/contracts/v3/guides/swaps/single-swaps#run), then more.\n\n## Other\n\nSee [Fees](/concepts/protocol/fees).',
  );
  expect(sections.map(({ heading, fullGuide }) => [heading, fullGuide])).toEqual([
    ['', undefined],
    ['Swap', '/contracts/v3/guides/swaps/single-swaps#run'],
    ['Other', undefined],
  ]);
});

it('leaves out tables of gas, which name functions that other sections are about', () => {
  const files = Object.fromEntries(
    ['content/reference/gas.yml', 'src/run/market/gas.json'].map((path) => [
      path,
      readFileSync(path, 'utf8'),
    ]),
  );
  const [section] = compileText('Before.\n\n<GasTable of="collect" />\n\nAfter.', {
    files,
  }).sections;
  expect(section).toMatchObject({ text: 'Before. After.', code: [], terms: [] });
});
