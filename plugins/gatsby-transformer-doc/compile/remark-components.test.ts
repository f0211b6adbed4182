import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

const tab = (value: string, label: string, text: string) =>
  `<Tab value="${value}" label="${label}">\n\n${text}\n\n</Tab>`;
const tabs = `<Tabs group="language">\n${tab('ts', 'TypeScript', 'One.')}\n${tab('sol', 'Solidity', 'Two.')}\n</Tabs>`;

describe('a component', () => {
  test('stays a node with its props', () => {
    expect(compileText('<AddressCalculator version="v1" />').body).toEqual([
      { component: 'AddressCalculator', props: { version: 'v1' }, children: [] },
    ]);
  });

  test.each([
    '{() => 1}',
    '{a}',
    '{1 + 1}',
    '{`a${b}`}',
    '{[...a]}',
    '{{ [a]: 1 }}',
    '{/x/}',
    '{1n}',
    '{undefined}',
    '{{ f() {} }}',
  ])('cannot have the value %s as a prop', (value) => {
    expect(mistakesIn(`Text.\n\n<RangePosition a=${value} />`)).toEqual([
      expect.stringMatching(/^3:1 in <RangePosition>, the prop "a" must be a plain value/),
    ]);
  });

  test('cannot have spread props', () => {
    expect(mistakesIn('<RangePosition {...a} />')).toEqual([
      "1:1 <RangePosition> doesn't accept {...spread}; write each prop by name",
    ]);
  });

  test.each([
    [
      '<AddressCalculator version="v9" />',
      '1:1 in <AddressCalculator>, the prop "version" is "v9": write v1 or v3',
    ],
    [
      '<AddressCalculator verson="v1" />',
      '1:1 <AddressCalculator> has no prop "verson"; did you mean "version"?',
    ],
    [
      '<RangeOrder tick={1} />',
      '1:1 <RangeOrder> has no prop "tick"; remove it, because the component accepts no props',
    ],
    ['<Status of="nope" />', '1:1 in <Status>, the prop "of" is "nope": write one of '],
    [
      '<Releases />',
      '1:1 in <Releases>, the prop "of" is missing: write the name of a contract, such as of="SwapRouter"',
    ],
    ['<RangePositon />', '1:1 there is no component <RangePositon>; did you mean "RangePosition"?'],
    ['Text <Nothing/> here', '1:6 there is no component <Nothing>; use one of '],
    ['<a.b />', '1:1 '],
    ['<></>', '1:1 '],
    // Misplaced: part of it would be dropped silently.
    ['Text <Releases of="SwapRouter" /> here.', '1:6 <Releases> must be on a line of its own'],
    [
      '<RangeOrder>Text.</RangeOrder>',
      "1:1 <RangeOrder> can't contain text: write <RangeOrder … />",
    ],
    [
      '<Details summary="A" summary="B">\n\nText.\n\n</Details>',
      '1:1 <Details> has the prop "summary" twice',
    ],
  ])('is reported if it is invalid: %s', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
  });

  test.each(['<div>x</div>', 'Text<br/>', '<img src="a.png" alt="" />'])(
    'cannot be an HTML element: %s',
    (text) => {
      expect(mistakesIn(text)).toEqual([expect.stringContaining("isn't allowed; use Markdown")]);
    },
  );
});

describe('tabs', () => {
  test('follow the tabs pattern of the ARIA practices, with the first tab open', () => {
    const html = markupOf(tabs);
    expect(html).toContain('<div class="tabs" data-tab-group="language">');
    expect(html).toContain('role="tablist"');
    expect(html).toMatch(
      /<button[^>]*role="tab"[^>]*id="tab-1-1"[^>]*aria-controls="tab-1-1-panel"[^>]*aria-selected="true"[^>]*tabindex="0"/,
    );
    expect(html).toMatch(/id="tab-1-2"[^>]*aria-selected="false"[^>]*tabindex="-1"/);
    expect(html).toMatch(
      /<div class="tab-panel" role="tabpanel" id="tab-1-1-panel" aria-labelledby="tab-1-1" data-tab="ts" data-tab-label="TypeScript" tabindex="0"><p>One\.<\/p>/,
    );
    expect(html).toMatch(/id="tab-1-2-panel"[^>]* hidden="until-found"><p>Two/);
  });

  test('have no tab stop for a panel that contains one', () => {
    const html = markupOf(tabs.replace('One.', '[One](/one)'));
    expect(html).toMatch(/id="tab-1-1-panel"[^>]*data-tab-label="TypeScript"><p><a/);
  });

  test('have different ids in each group', () => {
    const ids = [...markupOf(`${tabs}\n\n${tabs}`).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keep a component inside them as a node, with their own markup around it', () => {
    const text = `<Tabs>\n${tab('a', 'A', '<RangeOrder />')}\n${tab('b', 'B', 'Two.')}\n</Tabs>`;
    const json = JSON.stringify(compileText(text).body);
    expect(json).toContain('"component":"RangeOrder"');
    expect(json).toContain('"id":"tab-1-1-panel"');
    expect(json).toContain('"aria-labelledby":"tab-1-1"');
    expect(json).toContain('"data-tab":"a"');
  });

  test.each([
    [`<Tabs>\n${tab('a', 'A', 'x')}\n</Tabs>`, '1:1 <Tabs> must contain two or more <Tab'],
    [
      `<Tabs>\n${tab('a', 'A', 'x')}\n${tab('b', 'B', 'x')}\n\nText.\n</Tabs>`,
      '1:1 <Tabs> must contain two or more <Tab',
    ],
    [
      `<Tabs>\n${tab('a', 'A', 'x')}\n${tab('a', 'B', 'x')}\n</Tabs>`,
      '7:1 two tabs have the value "a"; give each tab its own',
    ],
    [
      `<Tabs>\n${tab('a', '', 'x')}\n${tab('b', 'B', 'x')}\n</Tabs>`,
      '2:1 in <Tab>, the prop "label" is empty: write the text of the tab, such as label="npm"',
    ],
    [tabs.replace('group="language"', 'group={1}'), '1:1 in <Tabs>, the prop "group"'],
    [tab('a', 'A', 'x'), '1:1 <Tab> must be inside <Tabs>'],
    [
      tabs.replace('"language"', '"langauge"'),
      '1:1 content/settings.yml has no tab group "langauge"; did you',
    ],
    [tabs.replace('"sol"', '"sole"'), '7:1 the tab group "language" has no value "sole"'],
  ])('are reported if they are invalid: %j', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
  });
});

describe('details', () => {
  test('become a details element, closed or open', () => {
    expect(markupOf('<Details summary="More">\n\nText.\n\n</Details>')).toMatch(
      /^<details class="details"><summary>More<\/summary><div class="details-body"><p>Text\.<\/p>\s*<\/div><\/details>$/,
    );
    expect(markupOf('<Details summary="More" open>\n\nText.\n\n</Details>')).toContain(
      '<details class="details" open>',
    );
  });

  test('need a summary', () => {
    expect(mistakesIn('<Details>\n\nText.\n\n</Details>')).toEqual([
      '1:1 in <Details>, the prop "summary" is missing: write the text to show while it is closed, such as summary="Full output"',
    ]);
  });
});
