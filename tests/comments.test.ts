import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { plainWords } from './plain-words';

/** Maximum columns of a comment line. */
const WIDTH = 120;

const files = execFileSync('git', ['ls-files', ':!content'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file) && existsSync(file))
  .filter((file) => file !== 'src/gatsby-types.d.ts' && file !== 'tests/plain-words.ts');

/** Returns the comments in a file, each with the number of its first line. */
function commentsOf(file: string): { line: number; text: string }[] {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(tree) > 0) {
      node.getChildren(tree).forEach(visit);
      return;
    }
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) comments.set(pos, text.slice(pos, end));
  };
  visit(tree);
  return [...comments].map(([pos, comment]) => ({
    line: tree.getLineAndCharacterOfPosition(pos).line + 1,
    text: comment,
  }));
}

it('comments are in plain English, and not too wide', () => {
  const found = files.flatMap((file) =>
    commentsOf(file).flatMap(({ line, text }) => [
      ...plainWords(text, line).map((problem) => `${file}:${problem}`),
      ...text
        .split('\n')
        .flatMap((own, index) =>
          own.length > WIDTH ? [`${file}:${line + index}: wrap it at ${WIDTH} columns`] : [],
        ),
    ]),
  );
  expect(found.join('\n')).toBe('');
});
