import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../../tests/compile-text';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import type { ApiSymbol } from '../../../../src/site/reference/api-symbol';
import { createReferenceSource, type SymbolPage } from './reference-source';

const vault = madeSymbol({
  name: 'Vault',
  inherits: ['IVault', 'Ownable'],
  signature: 'contract Vault is IVault, Ownable',
  comment: { text: 'Keeps <b>tokens</b> {safely} with `deposit`.', details: '' },
  members: [
    madeMember({ name: 'constructor', kind: 'constructor', signature: 'constructor()' }),
    madeMember({
      name: 'deposit',
      selector: '0x12345678',
      signature: 'function deposit(Token token, Params params) external returns (uint256 id)',
      parameters: [
        { name: 'token', type: 'Token', comment: 'What <i>is</i> deposited' },
        { name: 'params', type: 'Params[]', comment: null },
      ],
      types: ['Token', 'Params'],
    }),
    madeMember({
      name: 'balance',
      signature: 'function balance(address owner) external view returns (uint256)',
      comment: null,
    }),
    madeMember({
      name: 'give',
      parameters: [{ name: 'to', type: 'address', comment: null }],
      signature: 'function give(address to) external',
    }),
    madeMember({ name: 'give', anchor: 'give-2', signature: 'function give() external' }),
    madeMember({ name: 'Deposit', kind: 'event', topic: `0x${'ab'.repeat(32)}` }),
    madeMember({ name: 'Params', kind: 'struct', signature: 'struct Params { uint256 a; }' }),
    madeMember({ name: 'owner', inheritedFrom: 'Ownable', comment: null }),
    madeMember({ name: 'close', inheritedFrom: 'IVault', comment: null }),
  ],
});
const token = madeSymbol({ name: 'Token', members: [madeMember({ name: 'transfer' })] });
const ivault = madeSymbol({ name: 'IVault', kind: 'interface' });

const pages: SymbolPage[] = [
  { path: '/vault', symbols: ['@made/core/Vault'] },
  { path: '/token', symbols: ['@made/core/Token'] },
  { path: '/both', symbols: ['@made/core/IVault', '@made/core/Token'] },
];
const reference = createReferenceSource([vault, token, ivault], pages);
const surroundings = { reference };

const draw = (props: string, inside = '') =>
  `Text.\n\n<ApiReference package="@made/core" ${props}>\n${inside}\n</ApiReference>\n\n## Next\n`;
const html = (props: string, inside = '') =>
  markupOf(draw(props, inside), surroundings).replaceAll('<wbr>', '');
const mistakes = (props: string, inside = '') => mistakesIn(draw(props, inside), surroundings);
const headings = (text: string) =>
  compileText(text, surroundings).headings.map(({ id, depth }) => `${depth} #${id}`);

describe('a symbol alone on its page', () => {
  test('has a declaration, groups at level 2, members at level 3 and inherited ones below', () => {
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

  test('says what it is, where it comes from, and how to import it', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toContain('<dt>Kind</dt><dd>contract</dd>');
    expect(markup).toContain('<code>@made/core</code> 1.2.3');
    expect(markup).toContain('<code>contracts/Vault.sol</code>');
    expect(markup).toContain("import '@made/core/contracts/Vault.sol';");
  });

  test('of which only the artifact is published has no import', () => {
    const artifact = madeSymbol({ name: 'Vault', file: 'artifacts/Vault.json' });
    const markup = markupOf(draw('symbol="Vault"'), {
      reference: createReferenceSource([artifact], pages),
    });
    expect(markup).toContain('<dt>Artifact</dt>');
    expect(markup).not.toContain('import ');
  });

  test.each<[ApiSymbol['kind'], string]>([
    ['class', "import { Vault } from '@made/core';"],
    ['interface', "import type { Vault } from '@made/core';"],
  ])('a TypeScript %s is imported from its package by name', (kind, line) => {
    const symbol = madeSymbol({ name: 'Vault', kind, language: 'typescript' });
    const markup = markupOf(draw('symbol="Vault"'), {
      reference: createReferenceSource([symbol], pages),
    });
    expect(markup).toContain(line);
  });

  test('folds what it inherits, with a link to the page that describes it', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toMatch(/<a href="\/both#ivault"><code>IVault<\/code><\/a>/);
    expect(markup).toMatch(/<details[^>]*><summary>1 member: close<\/summary>.*id="close"/);
  });

  test('repeats nothing that the page of an inherited member says', () => {
    const close = madeMember({ name: 'close', inheritedFrom: 'IVault' });
    const owner = madeMember({ name: 'owner', inheritedFrom: 'Ownable' });
    const heir = madeSymbol({ name: 'Heir', members: [close, owner] });
    const markup = markupOf(draw('symbol="Heir"'), {
      reference: createReferenceSource([heir, ivault], pages),
    });
    expect(markup).toContain('function close() external');
    expect(markup).not.toContain('Comment of close.');
    expect(markup).toContain('Comment of owner.');
  });
});

describe('several symbols on a page', () => {
  test('have a heading each, and their members anchors with their names', () => {
    const text = `${draw('symbol="Token"')}\n<ApiReference package="@made/core" symbol="IVault" />\n`;
    expect(headings(text)).toEqual([
      '2 #token',
      '3 #write-functions',
      '4 #token-transfer',
      '2 #next',
      '2 #ivault',
    ]);
  });

  test('cannot be one symbol twice', () => {
    expect(mistakesIn(draw('symbol="Token"').repeat(2), surroundings)).toContain(
      '10:1 Token is drawn on this page already; draw it once',
    );
  });
});

describe('a comment of the package', () => {
  const drawn = (said: string) => {
    const vow = madeSymbol({ name: 'Vow', comment: { text: said, details: '' } });
    return markupOf(draw('symbol="Vow"'), { reference: createReferenceSource([vow], []) });
  };

  test('has its lists again, which the compiler has run together', () => {
    expect(
      drawn('Moves. Requirements: - `to` is set. - You may. Emits a {Transfer} event.'),
    ).toContain(
      '<p>Moves. Requirements:</p><ul><li><code>to</code> is set.</li><li>You may.</li></ul><p>Emits a {Transfer} event.</p>',
    );
  });

  test.each(['The sum of a - b.', 'A fee. - And a dash.'])('%j is a paragraph', (said) => {
    expect(drawn(said)).toContain(`<p>${said}</p>`);
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

  test('lists its values in a table, with anchors', () => {
    const text = draw('symbol="Rounding"', '<Member name="DOWN">Towards zero.</Member>');
    const markup = markupOf(text, source);
    expect(markup).toMatch(
      /<tr id="DOWN"[^>]*><td class="short"><code>DOWN<\/code><\/td><td class="short"><code>0<\/code>/,
    );
    expect(markup).toContain('Towards zero.');
    expect(markup).toContain('Away from &#x3C;zero>.');
    expect(compileText(text, source).sections.find(({ id }) => id === 'values')?.terms).toEqual([
      'DOWN',
      'UP',
    ]);
  });
});

describe('groups whose names are those of members', () => {
  const box = madeSymbol({
    name: 'Box',
    language: 'typescript',
    members: [
      madeMember({ name: 'constructor', kind: 'constructor', signature: 'constructor()' }),
      madeMember({
        name: 'constructor',
        anchor: 'constructor-2',
        kind: 'constructor',
        signature: 'constructor(size: number)',
      }),
      madeMember({ name: 'methods', kind: 'method', signature: 'methods(): string[]' }),
    ],
  });

  test('leave the anchors to the members: each id stands once', () => {
    const source = { reference: createReferenceSource([box], []) };
    const text = draw('symbol="Box"');
    expect(mistakesIn(text, source)).toEqual([]);
    const ids = compileText(text, source).headings.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['constructor', 'constructor-2', 'methods']));
    expect(new Set(ids).size).toBe(ids.length);
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

  test('beside others does not name their package again', () => {
    const text = `${draw('symbol="sqrt"')}\n<ApiReference package="@made/core" symbol="Token" />\n`;
    expect(markupOf(text, source).split('<dt>Package</dt>')).toHaveLength(2);
  });
});

describe('a member', () => {
  test('shows signature, selector and topic, each to be copied', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toContain('aria-label="Signature"');
    expect(markup).toMatch(/selector <code>0x12345678<\/code><button[^>]*data-copy-before/);
    expect(markup).toContain(`<code>0x${'ab'.repeat(32)}</code>`);
  });

  test("has the site's words first, then the package's", () => {
    const markup = html('symbol="Vault"', '<Member name="deposit">Our **words**.</Member>');
    expect(markup).toMatch(
      /id="deposit".*Our <strong>words<\/strong>.*Comment of deposit\..*id="give"/s,
    );
  });

  test('may be described in paragraphs, and one of its overloads by number or anchor', () => {
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

  test('with overloads says in its heading what it takes', () => {
    expect(html('symbol="Vault"')).toMatch(/<code>give<\/code> \(to\).*<code>give<\/code> \(\)/s);
  });

  test('links types: to their pages in the signature and in the list, to the same page for its own', () => {
    const markup = markupOf(draw('symbol="Vault"'), { reference, basePath: '/base' });
    expect(markup).toContain('<a href="/base/token">Token</a> token');
    expect(markup).toContain('<a href="#Params">Params</a> params');
    expect(markup).toContain('<code><a href="#Params">Params</a>[]</code>');
  });

  test('links a type inside another symbol by both names', () => {
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
    });
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
  test('stays text, and what it marks as code is code', () => {
    const markup = html('symbol="Vault"');
    expect(markup).toContain('Keeps &#x3C;b>tokens&#x3C;/b> {safely} with <code>deposit</code>.');
    expect(markup).toContain('What &#x3C;i>is&#x3C;/i> deposited');
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
  ])('%s is shown as it is', (written) => {
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

describe('a mistake', () => {
  test.each([
    ['symbol="Vualt"', '', '3:1 @made/core has no symbol "Vualt"; the nearest is "Vault"'],
    ['', '', '3:1 <ApiReference> needs package="…" and symbol="…"'],
    ['symbol="Vault" heading={3}', '', '3:1 <ApiReference> has no prop "heading"'],
    ['symbol="Vault" members={["dposit"]}', '', '3:1 Vault has no member "dposit"; the nearest'],
    ['symbol="Vault" members="deposit"', '', '3:1 the prop "members" of <ApiReference> is a list'],
    ['symbol="Vault"', '<Member name="depsit">A.</Member>', '4:1 Vault has no member "depsit"'],
    ['symbol="Vault"', '<Member>A.</Member>', '4:1 <Member> needs name="…"'],
    ['symbol="Vault"', '<Member name="deposit"></Member>', '4:1 <Member name="deposit"> says'],
    ['symbol="Vault"', '<Member name="deposit" id="a">A.</Member>', '4:1 <Member> has no prop'],
    ['symbol="Vault"', '<Member name="give" index={3}>A.</Member>', '4:1 index={3} of <Member'],
    ['symbol="Vault"', 'Words.', '4:1 <ApiReference> holds <Member name="…"> and nothing else'],
  ])('<ApiReference %s>%s is told with its place', (props, inside, message) => {
    expect(mistakes(props, inside)).toEqual([expect.stringContaining(message)]);
  });

  test('a package that is not read is told with the nearest', () => {
    expect(mistakesIn('<ApiReference package="@made/cor" symbol="Vault" />', surroundings)).toEqual(
      ['1:1 no package "@made/cor" is read; the nearest is "@made/core"'],
    );
  });

  test('a member described twice is told, and how to choose an overload', () => {
    const twice = '<Member name="give">A.</Member>\n\n<Member name="give">B.</Member>';
    expect(mistakes('symbol="Vault"', twice)).toEqual([
      '6:1 "give" is described twice; choose one of its 2 overloads by index={1} to index={2}',
    ]);
  });

  test('<Member> elsewhere and <ApiReference> inside something are refused', () => {
    expect(mistakesIn('<Member name="a">A.</Member>', surroundings)).toEqual([
      '1:1 <Member> stands in <ApiReference> alone',
    ]);
    expect(
      mistakesIn(
        '<Details summary="a">\n\n<ApiReference package="@made/core" symbol="Vault" />\n\n</Details>',
        surroundings,
      ),
    ).toEqual(['3:1 <ApiReference> stands on lines of its own, inside nothing else']);
  });
});

describe('a member without any words', () => {
  const undescribed = (props: string, inside = '') =>
    compileText(draw(props, inside), surroundings).undescribed.map(({ member }) => member);

  test('is noted, unless a page draws the symbol that declares it', () => {
    expect(undescribed('symbol="Vault"')).toEqual(['balance', 'owner']);
  });

  test('is no longer once the doc describes it', () => {
    const words = ['balance', 'owner'].map((name) => `<Member name="${name}">A.</Member>`);
    expect(undescribed('symbol="Vault"', words.join('\n\n'))).toEqual([]);
  });
});

test('search finds members by name, selector and what is said of them', () => {
  const inside = '<Member name="deposit">Put tokens in.</Member>';
  const { sections } = compileText(draw('symbol="Vault"', inside), surroundings);
  const section = sections.find(({ id }) => id === 'deposit');
  expect(section?.terms).toEqual(['deposit']);
  expect(section?.code).toEqual(expect.arrayContaining(['0x12345678', 'Token', 'token']));
  expect(section?.text).toMatch(/^Put tokens in\. Comment of deposit\./);
  expect(sections.map(({ text }) => text).join(' ')).not.toMatch(/Copy|function|Licence|0x12/);
});

test('a page of many members has a box to filter them', () => {
  const members = (count: number) =>
    Array.from({ length: count }, (_, index) => madeMember({ name: `member${index}` }));
  const markup = (count: number) =>
    markupOf(draw('symbol="Vault"'), {
      reference: createReferenceSource(
        [madeSymbol({ name: 'Vault', members: members(count) })],
        [],
      ),
    });
  expect(markup(20)).not.toContain('data-api-filter');
  expect(markup(21)).toMatch(/data-api-filter.*<label for="(.*)">.*<input id="\1".*21 members/s);
});

test('published names are shown as the settings bind them, and lead where they led', () => {
  const maker = madeSymbol({
    name: 'MadeMaker',
    members: [
      madeMember({ name: 'make', signature: 'function make(MadeToken a)', types: ['MadeToken'] }),
    ],
  });
  const made = createReferenceSource(
    [maker, madeSymbol({ name: 'MadeToken' })],
    [{ path: '/made-token', symbols: ['@made/core/MadeToken'] }],
  );
  const markup = markupOf(draw('symbol="MadeMaker"'), {
    reference: made,
    identifiers: { packageScopes: { '@made': '@isobar' }, contractPrefixes: { Made: 'Isobar' } },
  });
  expect(markup).toContain('<code>@isobar/core</code>');
  expect(markup).toContain('<a href="/made-token">IsobarToken</a> a)');
  expect(markup).not.toMatch(/@made|Made/);
});
