import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { ContentProblem } from '../../../src/site/sources/content-problem';

const checker = unified().use(retextEnglish).use(retextPassive);

/** Reports headings in the passive voice, because a passive heading doesn't say who acts. */
export async function checkHeadings(file: string, headings: string): Promise<ContentProblem[]> {
  const checked = new VFile({ path: file, value: headings });
  await checker.run(checker.parse(checked), checked);
  return checked.messages.map(({ line = 0, column = 0, reason }) => ({
    file,
    line,
    column,
    message: `passive heading: ${reason}; say who does it`,
  }));
}
