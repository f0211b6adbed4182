import { Kind, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fileText } from './page-text';
import { contractsPage } from './v1-page';

const page = contractsPage('reference/API/entities');

/** Types of the fields of each entity in the schema. */
const schema = new Map(
  parse(fileText('tests/samples/schema/v1.graphql')).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [
          [
            definition.name.value,
            new Map(definition.fields?.map(({ name, type }) => [name.value, print(type)])),
          ] as const,
        ]
      : [],
  ),
);

/** The rows of the table below each entity's name, by entity. The name is a heading or in bold. */
const described = new Map<string, [field: string, type: string][]>();
let entity = '';
for (const line of page.split('\n')) {
  entity = /^(?:### |\*\*)`(\w+)`/.exec(line)?.[1] ?? entity;
  const [, field, type] = /^\| `(\w+)` +\| `([^`]+)` +\|/.exec(line) ?? [];
  if (field && type) described.set(entity, [...(described.get(entity) ?? []), [field, type]]);
}

describe('the entities of the v1 subgraph', () => {
  it('describe each of the 15 entities', () => {
    expect([...described.keys()].sort()).toEqual([...schema.keys()].sort());
    expect(page).toContain(`The ${schema.size} entities`);
    expect(contractsPage('reference/API/overview')).toContain(`[${schema.size} entities]`);
  });

  it.each([...described])('name fields of %s that exist, with their type', (name, fields) => {
    expect(fields.length).toBeGreaterThan(1);
    for (const [field, type] of fields)
      expect([field, schema.get(name)?.get(field)]).toEqual([field, type]);
  });

  it('name only fields of the schema in the text about units and volumes', () => {
    const names = new Set([...schema.values()].flatMap((fields) => [...fields.keys()]));
    for (const field of ['volumeUSD', 'tradeVolumeUSD', 'pairAddress']) {
      expect(page).toContain(`\`${field}\``);
      expect(names).toContain(field);
    }
    const overview = contractsPage('reference/API/overview');
    for (const field of ['derivedETH', 'ethPrice', 'token0Price', 'reserve0']) {
      expect(overview).toContain(field);
      expect(names).toContain(field);
    }
  });
});
