import { distance } from 'fastest-levenshtein';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-problem';
import { invisibleCharacters } from './invisible-characters';
import { fieldName, valueIn, valueState, yamlMistakes, zodErrorMessage } from './parser-messages';

/** Folder of optional data files. If such a file is invalid as a whole, the error also suggests deleting it. */
const OPTIONAL = 'content/navigation/sidebars/';

/** Returns the position in a YAML text of the node at a path, or of its nearest existing parent. */
export type Locate = (path: readonly PropertyKey[]) => { line: number; column: number };

/** A validated YAML value, and a function that finds the source position of each part. */
export interface YamlSource<T> {
  value: T;
  locate: Locate;
}

/**
 * Parses YAML and validates it against a schema.
 *
 * @param lineOffset number of lines before `text` in the file (front matter starts after `---`)
 * @throws ContentError naming each field, its value and what is allowed, with line and column
 */
export function parseYaml<S extends z.ZodType>(
  text: string,
  file: string,
  schema: S,
  lineOffset = 0,
): YamlSource<z.output<S>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  const mistakes = [
    ...invisibleCharacters(file, text).map((problem) => ({
      ...problem,
      line: problem.line + lineOffset,
    })),
    ...yamlMistakes(document, text).map(({ offset, message }) => ({
      file,
      ...place(offset),
      message,
    })),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const locate: Locate = (path) => place(startOf(document, path));
  const parsed = schema.safeParse(document.toJS(), { error: zodErrorMessage });
  if (!parsed.success) {
    throw new ContentError(
      asOneMistake(flatten(parsed.error.issues), document).map(({ issue, meant }) => ({
        file,
        ...locate(issue.path),
        message: describe(issue, valueAt(document, issue.path), {
          typed: typedAt(document, text, issue.path),
          whole: {
            subject: lineOffset > 0 ? 'the front matter' : 'the file',
            remedy: file.startsWith(OPTIONAL) ? ', or delete the file' : '',
          },
          meant,
        }),
      })),
    );
  }
  return { value: parsed.data, locate };
}

type Issue = z.core.$ZodIssue;

/**
 * Flattens issues. For a union, Zod reports one issue that contains a list of issues for each branch. Only those of the
 * branch that matched furthest are kept, because the writer most likely meant that branch.
 */
function flatten(issues: readonly Issue[], prefix: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const depth = (branch: readonly Issue[]) =>
        Math.max(...branch.map((inner) => inner.path.length)) - branch.length / 100;
      const closest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0];
      if (closest) return flatten(closest, path);
    }
    if (issue.code === 'unrecognized_keys') {
      // Report each unknown key at its own position, not at its parent's. The message has one line for each key.
      const remedies = issue.message.split('\n');
      return issue.keys.map((key, index) => ({
        ...issue,
        keys: [key],
        path: [...path, key],
        message: remedies[index] ?? '',
      }));
    }
    return [{ ...issue, path }];
  });
}

/**
 * Merges the issues that one mistake causes: a misspelled field, for example, also makes the intended field missing.
 */
function asOneMistake(
  issues: readonly Issue[],
  document: Document,
): { issue: Issue; meant?: string }[] {
  const missing = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && valueAt(document, issue.path) === undefined,
  );
  // A value of the wrong type also fails the field's other rules, so only its type is reported.
  const mistyped = new Map(
    issues.flatMap((issue) =>
      issue.code === 'invalid_type' ? [[issue.path.join('.'), issue] as const] : [],
    ),
  );
  const told = new Set(
    issues.filter((issue) => (mistyped.get(issue.path.join('.')) ?? issue) !== issue),
  );
  const meantBy = new Map<Issue, string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const owner = issue.path.slice(0, -1).join('.');
    const meant = missing.find(
      (other) =>
        !told.has(other) &&
        other.path.slice(0, -1).join('.') === owner &&
        distance(String(other.path.at(-1)), String(issue.path.at(-1))) <= 2,
    );
    if (!meant) continue;
    told.add(meant);
    meantBy.set(issue, String(meant.path.at(-1)));
  }
  return issues
    .filter((issue) => !told.has(issue))
    .map((issue) => {
      const meant = meantBy.get(issue);
      return meant === undefined ? { issue } : { issue, meant };
    });
}

/**
 * Input of a message besides the issue: the scalar as typed, a name for the whole text and a remedy for it, and the
 * field that the writer meant.
 */
interface Context {
  typed: string | undefined;
  whole: { subject: string; remedy: string };
  meant: string | undefined;
}

function describe(issue: Issue, value: unknown, { typed, whole, meant }: Context): string {
  if (issue.code === 'unrecognized_keys') {
    const owner = issue.path.slice(0, -1);
    const where = owner.length > 0 ? ` in ${fieldName(owner)}` : '';
    const remedy = meant === undefined ? `; ${issue.message}` : `: write "${meant}"`;
    return `unknown field "${issue.keys.join()}"${where}${remedy}`;
  }
  const subject = issue.path.length > 0 ? fieldName(issue.path) : whole.subject;
  if (value === undefined) return `${subject} is missing: ${issue.message}`;
  const remedy = issue.path.length > 0 ? '' : whole.remedy;
  const isUnquoted = typeof value === 'number' || typeof value === 'boolean';
  const message =
    isUnquoted && issue.message === 'write some text'
      ? 'put it in quotes, because it must be text'
      : issue.message;
  return `${subject} ${valueState(value, issue, typed)}: ${message}${remedy}`;
}

/** Returns a scalar as written in the file: `1.10`, not 1.1. */
function typedAt(document: Document, text: string, path: readonly PropertyKey[]) {
  const node = document.getIn(path, true);
  return isScalar(node) && node.range ? text.slice(node.range[0], node.range[1]) : undefined;
}

const valueAt = (document: Document, path: readonly PropertyKey[]): unknown =>
  valueIn(document.toJS(), path);

function startOf(document: Document, path: readonly PropertyKey[]): number {
  let node: Node | null = document.contents;
  let start = node?.range?.[0] ?? 0;
  for (const key of path) {
    let next: Node | null = null;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      start = (pair.key as Node).range?.[0] ?? start;
      next = pair.value as Node | null;
    } else if (isSeq(node)) {
      next = (node.items[Number(key)] as Node | undefined) ?? null;
      start = next?.range?.[0] ?? start;
    }
    if (!next) break;
    node = next;
  }
  return start;
}

/**
 * Wraps a reader so that it caches the result for its last text, because many docs in a row read the same data file.
 * Exceptions are not cached.
 */
export function rememberLast<Result>(read: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: read(text) };
    return last.result;
  };
}
