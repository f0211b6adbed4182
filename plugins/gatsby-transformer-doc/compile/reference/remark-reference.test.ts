import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../../tests/compile-text';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import { createReferenceSource } from './reference-source';
import { draw, surroundings } from '../../../../tests/drawn-reference';

const mistakes = (props: string, inside = '') => mistakesIn(draw(props, inside), surroundings);

describe('a mistake', () => {
  test.each([
    ['symbol="Vualt"', '', '3:1 @made/core has no symbol "Vualt"; the closest match is "Vault"'],
    [
      '',
      '',
      '3:1 in <ApiReference>, the prop "symbol" is missing: write the name of a symbol of the package, such as symbol="Pool"',
    ],
    ['symbol="Vault" heading={3}', '', '3:1 <ApiReference> has no prop "heading"'],
    [
      'symbol="Vault" members={["dposit"]}',
      '',
      '3:1 Vault has no member "dposit"; the closest match',
    ],
    [
      'symbol="Vault" members="deposit"',
      '',
      '3:1 in <ApiReference>, the prop "members" is "deposit": write a list',
    ],
    ['symbol="Vault"', '<Member name="depsit">A.</Member>', '4:1 Vault has no member "depsit"'],
    ['symbol="Vault"', '<Member>A.</Member>', '4:1 in <Member>, the prop "name" is missing'],
    ['symbol="Vault"', '<Member name="deposit"></Member>', '4:1 <Member name="deposit"> is empty'],
    ['symbol="Vault"', '<Member name="deposit" id="a">A.</Member>', '4:1 <Member> has no prop'],
    ['symbol="Vault"', '<Member name="give" index={3}>A.</Member>', '4:1 index={3} of <Member'],
    ['symbol="Vault"', 'Words.', '4:1 <ApiReference> may contain only <Member name="…">'],
  ])('in <ApiReference %s>%s is reported with its position', (props, inside, message) => {
    expect(mistakes(props, inside)).toEqual([expect.stringContaining(message)]);
  });

  test('in the name of a package is reported with the closest match', () => {
    expect(mistakesIn('<ApiReference package="@made/cor" symbol="Vault" />', surroundings)).toEqual(
      [
        '1:1 content/reference/packages.yml has no package "@made/cor"; the closest match is "@made/core"',
      ],
    );
  });

  test('in describing a member twice is reported with the way to choose an overload', () => {
    const twice = '<Member name="give">A.</Member>\n\n<Member name="give">B.</Member>';
    expect(mistakes('symbol="Vault"', twice)).toEqual([
      '6:1 "give" is described twice; choose one of its 2 overloads with index={1} to index={2}',
    ]);
  });

  test('in the place of <Member> or <ApiReference> is reported', () => {
    expect(mistakesIn('<Member name="a">A.</Member>', surroundings)).toEqual([
      '1:1 <Member> must be inside <ApiReference>',
    ]);
    expect(
      mistakesIn(
        '<Details summary="a">\n\n<ApiReference package="@made/core" symbol="Vault" />\n\n</Details>',
        surroundings,
      ),
    ).toEqual(['3:1 <ApiReference> must be on lines of its own, outside any other element']);
  });
});

describe('a member without a description', () => {
  const undescribed = (props: string, inside = '') =>
    compileText(draw(props, inside), surroundings).warnings.map(
      ({ message }) =>
        /^"(?<member>[^"]+)" of Vault has no description/.exec(message)?.groups?.member,
    );

  test('is reported, unless a page shows the symbol that declares it', () => {
    expect(undescribed('symbol="Vault"')).toEqual(['balance', 'owner']);
  });

  test('is not reported once the doc describes it', () => {
    const words = ['balance', 'owner'].map((name) => `<Member name="${name}">A.</Member>`);
    expect(undescribed('symbol="Vault"', words.join('\n\n'))).toEqual([]);
  });
});

test('search finds members by name, selector and description', () => {
  const inside = '<Member name="deposit">Put tokens in.</Member>';
  const { sections } = compileText(draw('symbol="Vault"', inside), surroundings);
  const section = sections.find(({ id }) => id === 'deposit');
  expect(section?.terms).toEqual(['deposit']);
  expect(section?.code).toEqual(expect.arrayContaining(['0x12345678', 'Token', 'token']));
  expect(section?.text).toMatch(/^Put tokens in\. Comment of deposit\./);
  expect(sections.map(({ text }) => text).join(' ')).not.toMatch(/Copy|function|Licence|0x12/);
});

test('published names are replaced by those in the settings, and keep their links', () => {
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
  expect(markup).toContain('<code class="whole">@isobar/core</code>');
  expect(markup).toContain('<a href="/made-token">IsobarToken</a> a)');
  expect(markup).not.toMatch(/@made|Made/);
});
