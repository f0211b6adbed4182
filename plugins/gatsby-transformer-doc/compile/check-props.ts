import type { Expression, Program, Property } from 'estree';
import type { VFile } from 'vfile';
import type { z } from 'zod';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  fieldName,
  valueIn,
  valueState,
  zodErrorMessage,
} from '../../../src/site/sources/parser-messages';
import { suggest } from '../../../src/site/sources/suggest';
import { findComponent } from './components';
import type { Jsx } from './mdast-nodes';

/**
 * Reads the props of a component, checks them against its schema, and stores them in `data.props`, where later steps
 * read them without a check. Only literals are allowed, because the code in a doc is never run. If a prop is invalid,
 * reports the prop, stores nothing and returns undefined.
 */
export function checkProps(node: Jsx, file: VFile): Record<string, Literal> | undefined {
  const props = readProps(node, file);
  if (!props) return undefined;
  const mistakes = findPropMistakes(node.name ?? '', props);
  for (const mistake of mistakes) file.message(mistake, { place: node.position });
  if (mistakes.length > 0) return undefined;
  node.data = { ...node.data, props } as unknown as Jsx['data'];
  return props;
}

/** Returns a message for each invalid prop of a component. */
function findPropMistakes(name: string, props: Readonly<Record<string, Literal>>): string[] {
  const schema = findComponent(name)?.props;
  const issues = schema?.safeParse(props, { error: zodErrorMessage }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `<${name}> has no prop "${key}"; ${suggestProp(key, schema)}`);
    const value = valueIn(props, issue.path);
    const place = fieldName(issue.path);
    const state = value === undefined ? 'is missing' : valueState(value, issue);
    return `in <${name}>, ${issue.path.length > 1 ? '' : 'the prop '}${place} ${state}: ${issue.message}`;
  });
}

function suggestProp(key: string, schema: z.ZodObject | undefined): string {
  const names = Object.keys(schema?.shape ?? {});
  return names.length === 0
    ? 'remove it, because the component accepts no props'
    : suggest(key, names);
}

/**
 * Returns the literal values of a component's props. If a prop is not a literal or is given twice, reports the prop and
 * returns undefined.
 */
export function readProps(node: Jsx, file: VFile): Record<string, Literal> | undefined {
  const props: Record<string, Literal> = {};
  let right = true;
  const { position: place } = node;
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      file.message(`<${node.name}> doesn't accept {...spread}; write each prop by name`, { place });
      right = false;
      continue;
    }
    const { name, value } = attribute;
    if (Object.hasOwn(props, name)) {
      file.message(`<${node.name}> has the prop "${name}" twice: remove one of them`, { place });
      right = false;
    }
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === 'string') props[name] = value;
    else {
      const literal = literalOf(expressionOf(value.data?.estree));
      if (literal === undefined) {
        file.message(
          `in <${node.name}>, the prop "${name}" must be a plain value (text, a number, true, false, a list or a group of fields), not {${value.value}}`,
          { place },
        );
        right = false;
      } else props[name] = literal;
    }
  }
  return right ? props : undefined;
}

function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function literalOf(node: Expression | undefined): Literal | undefined {
  if (!node) return undefined;
  if (node.type === 'Literal') {
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : value === null && !('regex' in node) && !('bigint' in node)
        ? null
        : undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = literalOf(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type === 'ArrayExpression') {
    const items = node.elements.map((item) =>
      item && item.type !== 'SpreadElement' ? literalOf(item) : undefined,
    );
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (node.type === 'ObjectExpression') {
    const entries = node.properties.map((property) =>
      property.type === 'Property' ? entryOf(property) : undefined,
    );
    return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
  }
  return undefined;
}

function entryOf({ key, value, computed }: Property): [string, Literal] | undefined {
  const name =
    key.type === 'Identifier' && !computed
      ? key.name
      : key.type === 'Literal'
        ? String(key.value)
        : undefined;
  const literal = literalOf(value as Expression);
  return name === undefined || literal === undefined ? undefined : [name, literal];
}
