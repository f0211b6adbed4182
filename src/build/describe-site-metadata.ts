import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Types for the settings, with a description on every field, so that GraphiQL teaches them. */
export function describeSiteMetadata({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(readFileSync(join(process.cwd(), 'src/build/site-metadata.graphql'), 'utf8'));
}
