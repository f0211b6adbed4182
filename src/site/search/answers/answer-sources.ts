import type { Deployments } from '../../data/deployments';
import type { CatalogueError } from '../../data/error-catalogue';
import type { GlossaryTerm } from '../../data/glossary';
import type { Releases } from '../../data/releases';
import type { ApiSymbol } from '../../reference/api-symbol';
import type { AnswerPlaces } from './answer-places';

/** What answers are made of. Lists are empty where a site has no such data. */
export interface AnswerSources {
  symbols: readonly ApiSymbol[];
  errors: readonly CatalogueError[];
  /** With `{product}` filled in. */
  terms: readonly GlossaryTerm[];
  deployments: Pick<Deployments, 'chains'>;
  releases: Releases;
  places: AnswerPlaces;
  /** Puts the names that the settings give to published identifiers. */
  rename: (code: string) => string;
}
