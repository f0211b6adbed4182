import { type CompiledDoc, type DocFacts, noFacts } from './compiled-doc';
import { type CompileSettings } from './compile-settings';
import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import type { Root as HastRoot } from 'hast';
import { mdxParser } from '../../../src/site/content/mdx-parser';
import { ContentError, type ContentProblem } from '../../../src/site/sources/content-problem';
import { digestOf } from '../../../src/site/sources/digest';
import { compact } from './compact';
import { isParserError, mdxErrorMessage } from './mdx-error-messages';
import { rehypeBreakPoints, rehypeSigns, rehypeUntranslated } from './rehype-typography';
import { rehypeCode } from './rehype-code';
import { rehypeFigures } from './rehype-figures';
import { rehypeHeadings, rehypeLinks } from './rehype-anchors';
import { rehypeMath } from './rehype-math';
import { rehypeProject } from './rehype-project';
import { rehypeSections } from './rehype-sections';
import { rehypeTables } from './rehype-tables';
import { rehypeTerms } from './rehype-terms';
import { remarkAdmonitions } from './remark-admonitions';
import { remarkComments, remarkIdentifiers, remarkProduct } from './remark-substitutions';
import { remarkComponents } from './remark-components';
import { remarkDataComponents } from './remark-data-components';
import { remarkDiagrams } from './remark-diagrams';
import { remarkErrorLinks, remarkFacts } from './remark-inline-data';
import { remarkGlossary } from './remark-glossary';
import { remarkSamples } from './remark-samples';
import { remarkTested } from './remark-tested';
import { remarkCommonMistakes } from './remark-common-mistakes';
import { remarkUses } from './remark-uses';
import { remarkReference } from './reference/remark-reference';

/**
 * Compiles the MDX of one doc.
 *
 * @param file path from the project root, for messages
 * @param text the doc with its front matter blanked out line by line, so that positions match the file
 * @param pagePath address of the doc's page, without base path
 * @throws ContentError with every mistake in the doc, each with line and column
 */
export function compileDoc(
  file: string,
  text: string,
  settings: CompileSettings,
  pagePath = '',
): CompiledDoc {
  const source = new VFile({ path: file, value: text, data: noFacts() });
  const processor = mdxParser()
    .use(remarkCommonMistakes)
    .use(remarkUses)
    .use(remarkComments)
    .use(remarkDiagrams, settings)
    .use(remarkGlossary, settings)
    .use(remarkProduct, settings)
    .use(remarkAdmonitions, settings)
    .use(remarkComponents, settings)
    .use(remarkFacts, settings)
    .use(remarkTested, settings)
    .use(remarkReference, settings)
    .use(remarkDataComponents, settings)
    .use(remarkErrorLinks, settings)
    .use(remarkIdentifiers, settings)
    .use(remarkSamples, settings)
    .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
    .use(rehypeHeadings, settings)
    .use(rehypeMath, settings)
    .use(rehypeSections)
    .use(rehypeFigures, settings)
    .use(rehypeTables, settings)
    .use(rehypeLinks, settings)
    .use(rehypeTerms, { ...settings, path: pagePath })
    .use(rehypeCode, settings)
    .use(rehypeBreakPoints)
    .use(rehypeProject, settings)
    .use(rehypeUntranslated)
    .use(rehypeSigns);
  let tree: HastRoot | undefined;
  try {
    tree = processor.runSync(processor.parse(source), source);
  } catch (error) {
    if (error instanceof ContentError) source.message(error.message, { cause: error });
    else if (isParserError(error)) {
      const { place, message } = mdxErrorMessage(error, text);
      source.message(message, { place });
    } else throw error;
  }
  const mistakes = source.messages.filter(({ fatal }) => fatal === false).flatMap(toProblems);
  if (mistakes.length > 0 || !tree) throw new ContentError(mistakes);
  const doc = {
    ...(source.data as DocFacts),
    body: compact(tree),
    warnings: source.messages.flatMap(toProblems),
  };
  return { ...doc, digest: digestOf(JSON.stringify(doc)) };
}

/**
 * Converts a message from a step of the compiler, which is either a mistake (from `file.message`, which sets `fatal` to
 * false) or a warning (from `file.info`). If the cause is an invalid data file, returns the problems of that file
 * instead.
 *
 * @example
 * { file: 'a.mdx', line: 3, column: 1, reason: 'write b', actual: 'a', expected: ['b'] } ->
 *   [{ file: 'a.mdx', line: 3, column: 1, message: 'write b', fix: { from: 'a', to: 'b' } }]
 */
function toProblems(message: VFile['messages'][number]): readonly ContentProblem[] {
  const { cause, file = '', line = 0, column = 0, reason, actual, expected: [to] = [] } = message;
  if (cause instanceof ContentError) return cause.problems;
  const fix = actual === undefined || to === undefined ? undefined : { from: actual, to };
  return [{ file, line, column, message: reason, ...(fix && { fix }) }];
}
