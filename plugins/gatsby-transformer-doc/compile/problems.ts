import type { VFile } from 'vfile';
import type { ContentProblem, Fix } from '../../../src/site/sources/content-problem';

interface Placed {
  position?: { start: { line: number; column: number } } | undefined;
}

/** Records a mistake at a node. Compilation continues, so that a writer sees every mistake at once. */
export function report(file: VFile, node: Placed | undefined, message: string, fix?: Fix): void {
  const start = node?.position?.start;
  const problem: ContentProblem = {
    file: file.path,
    line: start?.line ?? 0,
    column: start?.column ?? 0,
    message,
    ...(fix && { fix }),
  };
  problemsOf(file).push(problem);
}

/** Returns the mistakes recorded for a file so far. */
export function problemsOf(file: VFile): ContentProblem[] {
  const data = file.data as { problems?: ContentProblem[] };
  return (data.problems ??= []);
}
