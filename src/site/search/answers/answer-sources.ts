import type { Deployments } from '../../data/deployments';
import type { CatalogueError } from '../../data/error-catalogue';
import type { GlossaryTerm } from '../../data/glossary';
import type { Releases } from '../../data/releases';
import type { ApiSymbol } from '../../reference/api-symbol';
import type { AnswerPlaces } from './answer-places';

/** Data that answers are built from. Lists are empty if a site has no such data. */
export interface AnswerSources {
  symbols: readonly ApiSymbol[];
  errors: readonly CatalogueError[];
  /** With `{product}` replaced. */
  terms: readonly GlossaryTerm[];
  deployments: Pick<Deployments, 'chains'>;
  releases: Releases;
  places: AnswerPlaces;
  /** Replaces published identifiers by the names that the settings define for them. */
  rename: (code: string) => string;
}
