import type { z } from 'zod';
import { packagesSchema } from '../../../plugins/gatsby-source-api-reference/packages';
import { glossarySchema } from '../../site/data/read-glossary';
import {
  homeSchema,
  redirectsSchema,
  sameTasksSchema,
  sidebarSchema,
  versionsSchema,
} from '../../../plugins/gatsby-transformer-navigation/navigation-schemas';
import { frontMatterSchema } from '../../site/content/front-matter';
import { routerCommandsSchema } from '../../site/data/command-rows';
import { deploymentsSchema } from '../../site/data/deployments';
import { dictionarySchema } from '../../site/data/dictionary';
import { errorsSchema } from '../../site/data/error-catalogue';
import { libraryErrorsSchema } from '../../site/data/library-errors';
import { packageVersionsSchema } from '../../site/data/package-versions';
import { releasesSchema } from '../../site/data/releases';
import { statusSchema } from '../../site/data/status';
import { messagesSchema } from '../../site/locales/messages';
import { scenarioSchema } from '../../site/runs/scenario';
import { samplesSchema } from '../../site/samples/sample-index';
import { SYNONYMS_FILE, synonymsSchema } from '../../site/search/synonyms';
import { settingsSchema } from '../../site/settings/schema';

/** A kind of file that writers edit, and the schema by which the site validates it. */
export interface ContentSchema {
  /** Base name of its JSON Schema, `<name>.schema.json`. */
  name: string;
  /** Glob of the files, from the project root. The schema of an `.mdx` file is that of its front matter. */
  files: string;
  schema: z.ZodType;
}

const file = (files: string, schema: z.ZodType): ContentSchema => ({
  name: /(?<name>[\w-]+)\.yml$/.exec(files)?.groups?.name ?? '',
  files,
  schema,
});

/** Every kind of file in `content` that has a schema. */
export const contentSchemas: readonly ContentSchema[] = [
  { name: 'front-matter', files: 'content/docs/**/*.mdx', schema: frontMatterSchema },
  { name: 'sidebar', files: 'content/navigation/sidebars/*.yml', schema: sidebarSchema },
  { name: 'scenario', files: 'content/samples/**/*.run.yml', schema: scenarioSchema },
  { name: 'samples', files: 'content/samples/index.yml', schema: samplesSchema },
  file('content/dictionary.yml', dictionarySchema),
  file('content/errors.yml', errorsSchema),
  file('content/glossary.yml', glossarySchema),
  file('content/library-errors.yml', libraryErrorsSchema),
  file('content/navigation/home.yml', homeSchema),
  file('content/navigation/redirects.yml', redirectsSchema),
  file('content/navigation/same-tasks.yml', sameTasksSchema),
  file('content/navigation/versions.yml', versionsSchema),
  file('content/reference/deployments.yml', deploymentsSchema),
  file('content/reference/package-versions.yml', packageVersionsSchema),
  file('content/reference/packages.yml', packagesSchema),
  file('content/reference/releases.yml', releasesSchema),
  file('content/reference/router-commands.yml', routerCommandsSchema),
  file('content/reference/status.yml', statusSchema),
  file('content/locales/*/messages.yml', messagesSchema),
  file('content/settings.yml', settingsSchema),
  file(SYNONYMS_FILE, synonymsSchema),
];
