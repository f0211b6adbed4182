import type { CreatePagesArgs } from 'gatsby';

interface Described {
  description?: string | null;
}

/** Written as in a schema: `Doc`, `[Doc!]!`. */
interface GraphqlType {
  toString: () => string;
}

/** What Gatsby makes the schema of, and the schema: neither is part of what it promises to plugins. */
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
 * Describes the fields that a query starts with, such as `allDoc`, by the types that they find: Gatsby makes them without
 * a word, and offers no hook to add one. Pages are made between the schema's two versions, so both are told.
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

/** `DocConnection!` → `Doc` */
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
