import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Declares types for the settings, with a description for every field, which GraphiQL shows. */
export function describeSiteMetadata({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(readFileSync(join(process.cwd(), 'src/build/site-metadata.graphql'), 'utf8'));
}
