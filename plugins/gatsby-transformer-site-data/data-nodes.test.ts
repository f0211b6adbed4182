import { expect, test } from 'vitest';
import { dataNodes, fileNode } from './data-nodes';

const address = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

test('a glossary term becomes a node with its line', () => {
  const text =
    "# Words.\n\n- term: Tick\n  glossary: general\n  text: 'A step.'\n- term: Pair\n  glossary: v1\n  text: 'A pool of v1.'\n";
  expect(dataNodes('content/glossary.yml', text)).toMatchObject([
    { type: 'GlossaryTerm', key: 'general Tick', fields: { line: 3, link: true } },
    {
      type: 'GlossaryTerm',
      fields: {
        term: 'Pair',
        href: '/contracts/v1/concepts/protocol-overview/glossary#pair',
        file: 'content/glossary.yml',
        line: 6,
      },
    },
  ]);
});

test('an error becomes a node with its line and the address of its entry', () => {
  const row = (code: string) =>
    `- code: '${code}'\n  package: '@uniswap/v3-core 1.0.1'\n  contract: Pool\n  function: swap\n  condition: c\n  cause: d\n  fix: e\n`;
  expect(dataNodes('content/errors.yml', row('LOK') + row('TLU'))).toMatchObject([
    { type: 'ErrorCode', fields: { code: 'LOK', line: 1 } },
    {
      fields: {
        code: 'TLU',
        group: 'v3-core',
        href: '/contracts/v3/reference/error-codes#tlu',
        line: 8,
      },
    },
  ]);
});

test('a contract on a chain becomes a node with the line of its row', () => {
  const text = `sources:
  - { repository: a/b, commit: ${'a'.repeat(40)}, read: 2026-01-01, holds: addresses }
contracts:
  - { name: Factory, does: makes pools }
chains:
  - id: 5
    name: Made
    anchor: made
    explorer: https://scan.example
    deployments:
      - contract: Factory
        address: '${address}'
        deployed: 2026-01-02
        source: [{ repository: a/b, file: c.json }]
`;
  expect(dataNodes('content/reference/deployments.yml', text)).toEqual([
    {
      type: 'Deployment',
      key: '5 Factory',
      fields: {
        chainId: 5,
        chain: 'Made',
        contract: 'Factory',
        address,
        deployed: '2026-01-02',
        note: null,
        sources: 1,
        contradicted: false,
        file: 'content/reference/deployments.yml',
        line: 11,
      },
    },
  ]);
});

test('rows of other files do not become nodes', () => {
  expect(dataNodes('content/dictionary.yml', '- word\n')).toEqual([]);
});

test.each([
  ['samples', 'v3/swap.sol', 'Sample'],
  ['samples', 'v3/swap.main.txt', 'Sample'],
  ['samples', 'index.yml', undefined],
  ['samples', 'types/v3/swap.ts.json', undefined],
  ['figures', 'line.svg', 'Figure'],
  ['docs', 'a.mdx', undefined],
])('in %s, %s becomes the node %s', (source, path, type) => {
  expect(fileNode(source, path)?.type).toBe(type);
});
