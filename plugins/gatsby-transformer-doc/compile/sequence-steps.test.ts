import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { sequenceSteps } from './sequence-steps';

const html = (...lines: string[]) =>
  toHtml(sequenceSteps(['sequenceDiagram', ...lines].join('\n')));

test('each message is a step between participants by their names', () => {
  expect(html('participant C as Your contract', 'participant P', 'C->>P: swap')).toBe(
    '<ol class="diagram-steps"><li><span>Your contract → P</span>swap</li></ol>',
  );
});

test('an answer has an arrow of its own; what a participant does alone, and a note, have none', () => {
  const drawn = html('P-->>C: amounts', 'P->>P: write: all', 'Note over P: 1800 s pass');
  expect(drawn).toContain('<span>P ⇢ C</span>amounts');
  expect(drawn).toContain('<span>P</span>write: all');
  expect(drawn).toContain('<span>P</span>1800 s pass');
});

test('other diagrams have no steps', () => {
  expect(sequenceSteps('flowchart TD\n  A --> B')).toEqual([]);
});
