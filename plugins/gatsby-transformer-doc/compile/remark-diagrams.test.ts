import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';
import { sequenceSteps } from './remark-diagrams';

const fence = (
  text: string,
  meta = 'alt="A caller asks a router, which asks a pool." caption="Who calls whom."',
) => `\`\`\`mermaid ${meta}\n${text}\n\`\`\``;
const sequence = 'sequenceDiagram\n  A->>B: swap <now>';

test('a diagram is inlined with its description and caption, and loads nothing from elsewhere', () => {
  const markup = markupOf(fence(sequence));
  expect(markup).toContain('aria-label="A caller asks a router, which asks a pool."');
  expect(markup).toContain('<figcaption>Who calls whom.</figcaption>');
  expect(markup).toContain('swap &#x3C;now>'.replace('&#x3C;', '&lt;').replace('>', '&gt;'));
  expect(markup).not.toMatch(/<style|@import|https?:(?!\/\/www\.w3\.org)|var\(--_/);
});

test('two diagrams on a page have different ids', () => {
  const ids = [...markupOf(`${fence(sequence)}\n\n${fence(sequence)}`).matchAll(/\bid="([^"]+)"/g)];
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
});

test('search finds a diagram by its caption', () => {
  expect(compileText(fence(sequence)).sections[0]?.text).toContain('Who calls whom.');
});

test('a diagram without a description, or with invalid text, is reported with its line', () => {
  expect(mistakesIn(`Text.\n\n${fence(sequence, '')}`)[0]).toMatch(
    /^3:1 a diagram needs a description/,
  );
  expect(mistakesIn(fence('nothing at all'))[0]).toMatch(
    /^1:1 this diagram cannot be drawn: "nothing at all" isn't a supported kind of diagram; begin with/,
  );
});

test('a line that would be left out is reported with its position', () => {
  expect(mistakesIn(`Text.\n\n${fence('flowchart TD\n  A --> B\n  A -->')}`)).toEqual([
    '6:1 "A -->" isn\'t valid in this kind of diagram: correct or remove it',
  ]);
});

const html = (...lines: string[]) =>
  toHtml(sequenceSteps(['sequenceDiagram', ...lines].join('\n')));

test('each message becomes a step with the names of its participants', () => {
  expect(html('participant C as Your contract', 'participant P', 'C->>P: swap')).toBe(
    '<ol class="diagram-steps"><li><span>Your contract → P</span>swap</li></ol>',
  );
});

test('a response has a dashed arrow, but a note or a message to oneself has none', () => {
  const drawn = html('P-->>C: amounts', 'P->>P: write: all', 'Note over P: 1800 s pass');
  expect(drawn).toContain('<span>P ⇢ C</span>amounts');
  expect(drawn).toContain('<span>P</span>write: all');
  expect(drawn).toContain('<span>P</span>1800 s pass');
});

test('other diagrams have no steps', () => {
  expect(sequenceSteps('flowchart TD\n  A --> B')).toEqual([]);
});
