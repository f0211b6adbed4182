// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type TypeNode,
  visit,
} from 'graphql';
import { packageRoot } from './paths.ts';

const comparisons = ['', '_not', '_gt', '_gte', '_lt', '_lte', '_in', '_not_in'];

/**
 * Names of types and fields that the v1 schema of February 2022 has but that of December 2025 lacks. Fields of a
 * removed type are removed too.
 */
const REMOVED = ['LiquidityPosition', 'LiquidityPositionSnapshot', 'usdSwapped'];

/** Removes the entities and fields that later v1 schemas lack. */
const withoutRemoved = (entities: string): string =>
  print(
    visit(parse(entities), {
      ObjectTypeDefinition: ({ name }) => (REMOVED.includes(name.value) ? null : undefined),
      FieldDefinition: ({ name, type }) =>
        REMOVED.some((one) => one === name.value || print(type).replace(/[[\]!]/g, '') === one)
          ? null
          : undefined,
    }),
  );

/**
 * Returns the schema that a subgraph's node derives from a list of entities.
 *
 * Each entity `Pool` gets `pool(id, block)` and `pools(first, skip, orderBy, orderDirection, where, block)`, and a
 * filter per field. A filter on a related entity takes that entity's id.
 */
export function subgraphSchema(version: 'v1' | 'v1-2025' | 'v3' | 'v3-2022'): GraphQLSchema {
  const file = version === 'v1-2025' ? 'v1' : version;
  const written = readFileSync(join(packageRoot, 'schema', `${file}.graphql`), 'utf8');
  const entities = version === 'v1-2025' ? withoutRemoved(written) : written;
  const types = parse(entities).definitions.filter(
    (definition): definition is ObjectTypeDefinitionNode =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
  const fields = types.map(({ name: { value: name } }) => {
    const singular = `${name[0]?.toLowerCase()}${name.slice(1)}`;
    return `
      ${singular}(id: ID!, block: Block_height): ${name}
      ${plural(singular)}(
        first: Int = 100, skip: Int = 0, orderBy: ${name}_orderBy,
        orderDirection: OrderDirection, where: ${name}_filter, block: Block_height
      ): [${name}!]!`;
  });
  return buildSchema(`
    scalar BigInt
    scalar BigDecimal
    scalar Bytes
    enum OrderDirection { asc desc }
    input Block_height { number: Int, hash: Bytes, number_gte: Int }
    type _Block_ { number: Int!, hash: Bytes, timestamp: Int }
    type _Meta_ { block: _Block_!, deployment: String!, hasIndexingErrors: Boolean! }
    type Query {
      _meta(block: Block_height): _Meta_
      ${fields.join('\n')}
    }
    ${types.map(filtersOf).join('\n')}
    ${entities}
  `);
}

function plural(name: string): string {
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
}

function filtersOf({ name, fields = [] }: ObjectTypeDefinitionNode): string {
  const filters = fields.flatMap((field) => {
    const type = filterType(field.type);
    return comparisons.map((suffix) =>
      suffix.endsWith('in')
        ? `${field.name.value}${suffix}: [${type}!]`
        : `${field.name.value}${suffix}: ${type}`,
    );
  });
  return `
    enum ${name.value}_orderBy { ${fields.map((field) => field.name.value).join(' ')} }
    input ${name.value}_filter { ${filters.join('\n')} }`;
}

function filterType(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return filterType(type.type);
  if (type.kind === Kind.LIST_TYPE) return `[${filterType(type.type)}]`;
  const scalars = ['ID', 'Int', 'String', 'Boolean', 'BigInt', 'BigDecimal', 'Bytes'];
  return scalars.includes(type.name.value) ? type.name.value : 'String';
}
