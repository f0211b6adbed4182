// SPDX-License-Identifier: MIT
import {
  type GraphQLOutputType,
  GraphQLObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { describeWithPages, readSample } from '../../toolchain/samples.ts';
import { subgraphSchema } from '../../toolchain/subgraph.ts';

/** The fields of a row by name, each with its value's type as TypeScript writes it. */
interface Shape {
  [field: string]: string | Shape;
}

/** Returns the shape of a subgraph's response: 32-bit integers are numbers, and every other number is a string. */
function answered({ selections }: SelectionSetNode, type: GraphQLObjectType): Shape {
  return Object.fromEntries(
    selections.map((selection) => {
      if (selection.kind !== Kind.FIELD) throw new Error('only fields are read here');
      const field = type.getFields()[selection.name.value];
      if (!field) throw new Error(`${type.name} has no ${selection.name.value}`);
      const { selectionSet } = selection;
      const of = bare(field.type);
      if (selectionSet && of instanceof GraphQLObjectType) {
        return [selection.name.value, answered(selectionSet, of)];
      }
      const scalar = of.toString() === 'Int' ? 'number' : 'string';
      const written = isNonNullType(field.type) ? scalar : `${scalar} | null`;
      return [selection.name.value, written];
    }),
  );
}

function bare(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type) ? bare(type.ofType as GraphQLOutputType) : type;
}

function declared(members: ts.NodeArray<ts.TypeElement>, source: ts.SourceFile): Shape {
  return Object.fromEntries(
    members.filter(ts.isPropertySignature).map(({ name, type }) => {
      if (!type) throw new Error(`${name.getText(source)} has no type`);
      const value = ts.isTypeLiteralNode(type)
        ? declared(type.members, source)
        : type.getText(source);
      return [name.getText(source), value];
    }),
  );
}

/** Returns each query of a sample with the fields of the interface that follows it. */
function queriesOf(file: string): [query: string, row: Shape][] {
  const source = ts.createSourceFile(file, readSample(file), ts.ScriptTarget.ES2022);
  const found: [string, Shape][] = [];
  let query = '';
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const text = statement.declarationList.declarations[0]?.initializer;
      if (text && ts.isNoSubstitutionTemplateLiteral(text)) query = text.text;
    }
    if (ts.isInterfaceDeclaration(statement) && query) {
      found.push([query, declared(statement.members, source)]);
      query = '';
    }
  }
  return found;
}

describe.each([
  ['subgraph/query.ts', ['Pool']],
  ['subgraph/lists.ts', ['Ticks', 'Daily', 'Mints', 'Positions']],
])('%s', (file, names) => {
  const found = queriesOf(file).map(([query, row]) => {
    const [operation] = parse(query).definitions as [OperationDefinitionNode];
    return { name: operation.name?.value, operation, row };
  });

  it(`types every query's rows (${describeWithPages(file)})`, () => {
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  it.each(found)('has the type of what $name asks for, field by field', (query) => {
    const version = query.name === 'Positions' ? 'v3-2022' : 'v3';
    const root = subgraphSchema(version).getQueryType()!;
    const [row] = Object.values(answered(query.operation.selectionSet, root));
    expect(query.row).toEqual(row);
  });
});
