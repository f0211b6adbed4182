import { describe, expect, test } from 'vitest';
import { unknownMermaidLines } from './mermaid';

const unknown = (header: string, line: string) =>
  unknownMermaidLines(`${header}\n  ${line}`).map((found) => found.line);

describe('a line is valid', () => {
  test.each([
    'A',
    'A[Router 02] --> B(Pool)',
    'A --> B --> C',
    'A & B --> C{{Pool}}',
    'A -->|tokens, then call| P[Pair]',
    'P -.->|flash swap| E[Your callee]',
    'B -- "another" --> S["ask to switch"]',
    'A == values ==> B',
    'A --- B',
    'subgraph Periphery',
    'end',
    'direction LR',
    'classDef quiet fill:none',
    'style A fill:none',
    '%% a comment',
    '',
  ])('in a flow chart: %s', (line) => {
    expect(unknown('flowchart TD', line)).toEqual([]);
  });

  test.each([
    'participant T as Trader',
    'T->>P: swap',
    'P-->>C: two sums of ticks',
    'C->>C: divide by 1800 s',
    'A->>+B: call',
    'A-xB: lost',
    'Note over A,B: 1800 s pass',
    'loop until it is mined',
    'else',
    'end',
  ])('in a sequence diagram: %s', (line) => {
    expect(unknown('sequenceDiagram', line)).toEqual([]);
  });

  test.each(['[*] --> Open', 'Open --> Closed: burn', 'state "In range" as In', 'Open : can swap'])(
    'in a state diagram: %s',
    (line) => {
      expect(unknown('stateDiagram-v2', line)).toEqual([]);
    },
  );
});

test.each([
  ['flowchart TD', 'A -->'],
  ['flowchart TD', '--> B'],
  ['flowchart TD', 'styl A'],
  ['flowchart TD', 'A[Router --> B'],
  ['flowchart TD', 'A -> B'],
  ['flowchart TD', '???'],
  ['sequenceDiagram', 'A->>B'],
  ['sequenceDiagram', 'partcipant A'],
  ['sequenceDiagram', '???'],
  ['stateDiagram-v2', 'Open -->'],
])('in a %s, the line "%s" is invalid', (header, line) => {
  expect(unknown(header, line)).toEqual([line]);
});
