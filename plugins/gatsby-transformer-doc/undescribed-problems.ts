import type { ContentProblem } from '../../src/site/sources/content-problem';
import type { CompiledDoc } from './compile/compiled-doc';

/** Returns a warning, with its position, for each member that a doc shows without a description. */
export const undescribedProblems = (
  file: string,
  { undescribed }: Pick<CompiledDoc, 'undescribed'>,
): ContentProblem[] =>
  undescribed.map(({ line, column, symbol, member }) => ({
    file,
    line,
    column,
    message: `"${member}" of ${symbol} has no description: add <Member name="${member}">…</Member>`,
  }));
