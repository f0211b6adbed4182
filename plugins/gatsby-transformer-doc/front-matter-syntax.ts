import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { listFiles } from '../../src/site/sources/files';
import { readDocSource } from '../../src/site/content/front-matter';
import { LOCALES_FOLDER } from '../../src/site/locales/locale';

/**
 * Returns mistakes in front matter that gatsby-plugin-mdx cannot read. The plugin would end the run at the first such
 * file, without naming it. Front matter that the plugin can read is checked later, with the rest of the doc.
 */
export const syntaxProblems = (root: string): ContentProblem[] =>
  ['content/docs', LOCALES_FOLDER]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => problemsBelow(root, folder));

function problemsBelow(root: string, folder: string): ContentProblem[] {
  return listFiles(join(root, folder))
    .filter((path) => path.endsWith('.mdx'))
    .flatMap((path) => {
      const file = `${folder}/${path}`;
      const text = readFileSync(join(root, file), 'utf8');
      try {
        // gatsby-plugin-mdx caches results by this key.
        parseFrontmatter(`${file} ${text}`, text);
        return [];
      } catch (error) {
        return (
          ownProblems(file, text) ?? [
            {
              file,
              ...placeInText(error),
              message: `YAML: ${explainYamlError(error)}; put the value in quotes`,
            },
          ]
        );
      }
    });
}

/**
 * Returns the mistakes that our own reader finds in the text; undefined if it finds none. Its messages are clearer than
 * those of gatsby-plugin-mdx.
 */
function ownProblems(file: string, text: string): readonly ContentProblem[] | undefined {
  try {
    readDocSource(file, text);
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

/** An error from js-yaml; its lines count from 0 at the opening `---`. */
interface YamlError {
  reason?: string;
  mark?: { line: number; column: number };
}

function placeInText(error: unknown): { line: number; column: number } {
  const { mark } = error as YamlError;
  return { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
}

const explainYamlError = (error: unknown): string => (error as YamlError).reason ?? String(error);
