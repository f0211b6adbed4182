import { describe, expect, test } from 'vitest';
import { compileText, markupOf } from '../../../../tests/compile-text';
import {
  draw,
  headings,
  html,
  ivault,
  pages,
  reference,
  token,
  vault,
} from '../../../../tests/drawn-reference';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import { createReferenceSource } from './reference-source';

describe('a member', () => {
  test('shows its signature, selector and topic, each with a copy button', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toContain('aria-label="Signature"');
    expect(markup).toMatch(/selector <code>0x12345678<\/code><button[^>]*data-copy-before/);
    expect(markup).toContain(`<code>0x${'ab'.repeat(32)}</code>`);
  });

  test("shows the site's description first, then the package's", () => {
    const markup = html('symbol="Vault"', '<Member name="deposit">Our **words**.</Member>');
    expect(markup).toMatch(
      /id="deposit".*Our <strong>words<\/strong>.*Comment of deposit\..*id="give"/s,
    );
  });

  test('can be described in paragraphs, and one of its overloads by number or anchor', () => {
    const inside = [
      '<Member name="give" index={2}>\n\nOne.\n\n- Two.\n\n</Member>',
      '<Member name="give">First.</Member>',
    ].join('\n\n');
    const markup = html('symbol="Vault"', inside);
    expect(markup).toMatch(/id="give".*First\..*id="give-2".*One\..*Two\./s);
    expect(html('symbol="Vault"', '<Member name="give-2">Here.</Member>')).toMatch(
      /id="give-2".*Here\./s,
    );
  });

  test('lists its parameters in the heading if it is overloaded', () => {
    expect(html('symbol="Vault"')).toMatch(/<code>give<\/code> \(to\).*<code>give<\/code> \(\)/s);
  });

  test('links types in the signature and in the list to their pages, or to an anchor on the same page', () => {
    const markup = markupOf(draw('symbol="Vault"'), { reference, basePath: '/base' });
    expect(markup).toContain('<a href="/base/token">Token</a> token');
    expect(markup).toContain('<a href="#Params">Params</a> params');
    expect(markup).toContain('<code><a href="#Params">Params</a>[]</code>');
  });

  test('links both names of a type inside another symbol', () => {
    const user = madeSymbol({
      name: 'User',
      members: [
        madeMember({
          name: 'use',
          signature: 'function use(Vault.Params a, IVault.Key b, User.Own c)',
          types: ['Vault.Params', 'IVault.Key', 'User.Own'],
        }),
        madeMember({ name: 'Own', kind: 'struct', signature: 'struct Own { uint256 a; }' }),
      ],
    });
    const markup = markupOf(draw('symbol="User"'), {
      reference: createReferenceSource([user, vault, ivault, token], pages),
    }).replaceAll('<wbr>', '');
    expect(markup).toContain('<a href="/vault">Vault</a>.<a href="/vault#Params">Params</a> a');
    expect(markup).toContain(
      '<a href="/both#ivault">IVault</a>.<a href="/both#ivault-Key">Key</a>',
    );
    expect(markup).toContain('User.<a href="#Own">Own</a> c');
  });

  test('keeps every character of its signature', () => {
    for (const { signature } of vault.members) {
      const text = html('symbol="Vault"').replace(/<[^>]*>/g, '');
      expect(text).toContain(signature);
    }
  });

  test('can be chosen by name, with its overloads', () => {
    expect(headings(draw('symbol="Vault" members={["give", "close"]}'))).toEqual([
      '2 #declaration',
      '2 #write-functions',
      '3 #give',
      '3 #give-2',
      '2 #inherited',
      '3 #from-ivault',
      '4 #close',
      '2 #next',
    ]);
  });
});

describe('the text of a package', () => {
  test('is literal text, except that marked code becomes code', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toContain('Keeps &#x3C;b>tokens&#x3C;/b> {safely} with <code>deposit</code>.');
    expect(markup).toContain('What &#x3C;i>is&#x3C;/i> deposited');
  });

  test('shows the label of a warning in bold', () => {
    const details = 'WARNING: Prefer `safeTransferFrom`.';
    const told = madeSymbol({
      name: 'Told',
      members: [madeMember({ name: 'move', comment: { text: '', details } })],
    });
    const source = { reference: createReferenceSource([told], pages) };
    expect(markupOf(draw('symbol="Told"'), source)).toContain(
      '<p><strong>Warning:</strong> Prefer <code>safeTransferFrom</code>.</p>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '{product}',
    '{x}',
    '[a](https://example.com)',
    '**not bold**',
    ':::note',
    '$x$',
    '<ApiReference />',
    '](javascript:alert(1))',
  ])('shows %s unchanged', (written) => {
    const symbol = madeSymbol({
      name: 'Vault',
      comment: { text: written, details: '' },
      members: [
        madeMember({
          name: 'a',
          comment: { text: written, details: '' },
          parameters: [{ name: 'b', type: 'uint256', comment: written }],
        }),
      ],
    });
    const source = createReferenceSource([symbol], []);
    const shown = written.replaceAll('<', '&#x3C;').replaceAll('&', '&');
    const markup = markupOf(draw('symbol="Vault"'), { reference: source });
    expect(markup.split(shown)).toHaveLength(4);
  });
});

describe('an enum', () => {
  const value = (name: string, number: string, said: string | null) =>
    madeMember({
      name,
      kind: 'enum member',
      signature: `${name} = ${number}`,
      value: number,
      comment: said === null ? null : { text: said, details: '' },
    });
  const rounding = madeSymbol({
    name: 'Rounding',
    kind: 'enum',
    language: 'typescript',
    members: [value('DOWN', '0', null), value('UP', '1', 'Away from <zero>.')],
  });
  const source = { reference: createReferenceSource([rounding], []) };

  test('has its values in a table, with anchors', () => {
    const text = draw('symbol="Rounding"', '<Member name="DOWN">Towards zero.</Member>');
    const markup = markupOf(text, source);
    expect(markup).toMatch(
      /<tr id="DOWN"[^>]*><th class="short" scope="row"><code>DOWN<\/code><\/th><td class="short"><code>0<\/code>/,
    );
    expect(markup).toContain('Towards zero.');
    expect(markup).toContain('Away from &#x3C;zero>.');
    expect(compileText(text, source).sections.find(({ id }) => id === 'values')?.terms).toEqual([
      'DOWN',
      'UP',
    ]);
  });
});
