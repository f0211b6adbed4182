import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs, CreateSchemaCustomizationArgs } from 'gatsby';

/** Declares types for the settings, so that GraphiQL shows a description of each field. */
export function describeSiteMetadata({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(readFileSync(join(process.cwd(), 'src/build/site-metadata.graphql'), 'utf8'));
}

interface Described {
  description?: string | null;
}

/** A type that converts to its schema notation, such as `Doc` or `[Doc!]!`. */
interface GraphqlType {
  toString: () => string;
}

/** The parts of Gatsby's store with the schema and its builder. Neither is part of Gatsby's public API. */
interface State {
  schemaCustomization: {
    composer: {
      Query: {
        getFieldNames: () => string[];
        extendField: (name: string, config: Described) => void;
      };
      has: (type: string) => boolean;
      getAnyTC: (type: string) => { getDescription: () => string };
    };
  };
  schema: {
    getQueryType: () => { getFields: () => Record<string, Described & { type: GraphqlType }> };
  };
}

/**
 * Adds descriptions to the root fields of queries, such as `allDoc`, based on the types that they return. Gatsby
 * creates these fields without descriptions and offers no hook to add any. Gatsby builds the schema again after pages
 * are created, so this updates both the current schema and the builder of the next one.
 */
export function describeRootFields({ store }: CreatePagesArgs): void {
  const { schema, schemaCustomization } = (
    store as unknown as { getState: () => State }
  ).getState();
  const { composer } = schemaCustomization;
  const fields = schema.getQueryType().getFields();
  for (const name of composer.Query.getFieldNames()) {
    const field = fields[name];
    if (!field) continue;
    const description = descriptionOf(name, nameOf(field.type), composer);
    if (!description) continue;
    field.description = description;
    composer.Query.extendField(name, { description });
  }
}

/** Returns the name of the node type behind a field's type, such as `Doc` for `DocConnection!`. */
const nameOf = (type: GraphqlType): string => type.toString().replace(/\W|Connection!?$/g, '');

function descriptionOf(
  name: string,
  type: string,
  composer: State['schemaCustomization']['composer'],
): string | undefined {
  const ofType = composer.has(type) ? composer.getAnyTC(type).getDescription() : '';
  if (!ofType) return undefined;
  return name.startsWith('all')
    ? `All that fit the filter, in the order asked for. Each: ${ofType}`
    : `The first that fits. ${ofType}`;
}
