import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../../tests/compile-text';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import type { ApiSymbol } from '../../../../src/site/data/api-symbol';
import { createReferenceSource } from './reference-source';
import {
  draw,
  headings,
  html,
  ivault,
  pages,
  surroundings,
  token,
} from '../../../../tests/drawn-reference';

/** Returns the markup of a page that shows one symbol. The other symbols are in the reference, but not on the page. */
const drawn = (symbol: ApiSymbol, ...others: ApiSymbol[]) =>
  markupOf(draw(`symbol="${symbol.name}"`), {
    reference: createReferenceSource([symbol, ...others], pages),
  });

describe('a symbol alone on its page', () => {
  test('has a declaration, groups at level 2, members at level 3 and inherited members below', () => {
    expect(headings(draw('symbol="Vault"'))).toEqual([
      '2 #declaration',
      '2 #constructor',
      '2 #write-functions',
      '3 #deposit',
      '3 #give',
      '3 #give-2',
      '2 #read-functions',
      '3 #balance',
      '2 #events',
      '3 #Deposit',
      '2 #structs',
      '3 #Params',
      '2 #inherited',
      '3 #from-ownable',
      '4 #owner',
      '3 #from-ivault',
      '4 #close',
      '2 #next',
    ]);
  });

  test('shows its kind, its package and how to import it', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toContain('<dt>Kind</dt><dd>contract</dd>');
    expect(markup).toContain('<code class="whole">@made/core</code> 1.2.3');
    expect(markup).toContain('<code class="whole">contracts/Vault.sol</code>');
    expect(markup).toContain("import '@made/core/contracts/Vault.sol';");
  });

  test('has no import if only its artifact is published', () => {
    const artifact = madeSymbol({ name: 'Vault', file: 'artifacts/Vault.json' });
    const markup = drawn(artifact);
    expect(markup).toContain('<dt>Artifact</dt>');
    expect(markup).not.toContain('import ');
  });

  test.each<[ApiSymbol['kind'], string]>([
    ['class', "import { Vault } from '@made/core';"],
    ['interface', "import type { Vault } from '@made/core';"],
  ])('is imported by name if it is a TypeScript %s', (kind, line) => {
    const symbol = madeSymbol({ name: 'Vault', kind, language: 'typescript' });
    expect(drawn(symbol)).toContain(line);
  });

  test('collapses inherited members, with a link to the page that describes them', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toMatch(/<a href="\/both#ivault"><code>IVault<\/code><\/a>/);
    expect(markup).toMatch(/<details[^>]*><summary>1 member: close<\/summary>.*id="close"/);
  });

  test('does not repeat the comment of an inherited member that has a page', () => {
    const close = madeMember({ name: 'close', inheritedFrom: 'IVault' });
    const owner = madeMember({ name: 'owner', inheritedFrom: 'Ownable' });
    const heir = madeSymbol({ name: 'Heir', members: [close, owner] });
    const markup = drawn(heir, ivault);
    expect(markup).toContain('function close() external');
    expect(markup).not.toContain('Comment of close.');
    expect(markup).toContain('Comment of owner.');
  });
});

describe('several symbols on a page', () => {
  test('each have a heading, and a prefix in the anchors of their members', () => {
    const text = `${draw('symbol="Token"')}\n<ApiReference package="@made/core" symbol="IVault" />\n`;
    expect(headings(text)).toEqual([
      '2 #token',
      '3 #write-functions',
      '4 #token-transfer',
      '2 #next',
      '2 #ivault',
    ]);
  });

  test('cannot include the same symbol twice', () => {
    expect(mistakesIn(draw('symbol="Token"').repeat(2), surroundings)).toContain(
      '10:1 Token is already on this page; remove one of the two',
    );
  });
});

describe('a function outside a class', () => {
  const sqrt = madeSymbol({
    name: 'sqrt',
    kind: 'function',
    language: 'typescript',
    signature: 'export function sqrt(value: JSBI): JSBI',
    members: [madeMember({ name: 'sqrt', signature: 'export function sqrt(value: JSBI): JSBI' })],
  });
  const source = { reference: createReferenceSource([sqrt, token], []) };

  test('is shown once, under the heading of the symbol', () => {
    const text = draw('symbol="sqrt"', '<Member name="sqrt">Whole root.</Member>');
    const { headings: found } = compileText(text, source);
    expect(found.map(({ id }) => id)).toEqual(['declaration', 'next']);
    const markup = markupOf(text, source);
    expect(markup.split('export function sqrt(value: JSBI): JSBI')).toHaveLength(2);
    expect(markup).toMatch(/Whole root\..*Comment of sqrt\./s);
  });

  test('names a package only once on a page with other symbols', () => {
    const text = `${draw('symbol="sqrt"')}\n<ApiReference package="@made/core" symbol="Token" />\n`;
    expect(markupOf(text, source).split('<dt>Package</dt>')).toHaveLength(2);
  });
});

describe('a comment of the package', () => {
  const drawnComment = (said: string) =>
    drawn(madeSymbol({ name: 'Vow', comment: { text: said, details: '' } }));

  test('has its lists restored, although their lines were joined', () => {
    expect(
      drawnComment('Moves. Requirements: - `to` is set. - You may. Emits a {Transfer} event.'),
    ).toContain(
      '<p>Moves.</p><p>Requirements:</p><ul><li><code>to</code> is set.</li><li>You may.</li></ul><p>Emits a {Transfer} event.</p>',
    );
  });

  test.each(['The sum of a - b.', 'A fee. - And a dash.'])('%j is a paragraph', (said) => {
    expect(drawnComment(said)).toContain(`<p>${said}</p>`);
  });
});
