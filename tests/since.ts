import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './run-steps';

const DOC = /^content\/docs\/(.+)\.mdx$/;

/**
 * Returns the files that have changed since this branch forked from another one, including uncommitted changes, as
 * paths from the project's root.
 *
 * @throws Error if git finds no such commit
 */
export function changedSince(ref: string, root = '.'): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const files = (...args: string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  let left: string;
  try {
    left = git('merge-base', ref, 'HEAD').trim();
  } catch {
    throw new Error(
      `--since ${ref}: git finds no commit that ${ref} and this branch share. Fetch it whole (in a workflow: fetch-depth: 0), or leave --since out.`,
    );
  }
  return [
    ...files('diff', '--name-only', '--no-renames', left),
    ...files('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * Returns the steps that read a changed file, and the steps that those need. If only docs have changed, a step whose
 * tests name the docs that they read runs only the tests that name a changed doc.
 *
 * @param changed paths from the project's root
 */
export function stepsSince(steps: readonly Step[], changed: readonly string[], root = '.'): Step[] {
  const docs = changed.flatMap((file) => DOC.exec(file)?.[1] ?? []);
  const only = docs.length === changed.length;
  const chosen = new Map<string, Step>();
  const choose = (step: Step) => {
    chosen.set(step.name, step);
    const missing = step.needs?.filter((name) => !chosen.has(name)) ?? [];
    steps.filter(({ name }) => missing.includes(name)).forEach(choose);
  };
  for (const step of steps) {
    const { reads, namesDocs } = step;
    if (!changed.some((file) => reads?.test(file) ?? true)) continue;
    if (!only || namesDocs === undefined) choose(step);
    else {
      const files = filesNaming(docs, namesDocs, root);
      if (files.length > 0) choose({ ...step, command: related(step.command, files) });
    }
  }
  return steps.flatMap(({ name }) => chosen.get(name) ?? []);
}

/** Limits a test command to the tests in these files and the tests that import the files. */
function related(command: string, files: readonly string[]): string {
  const run = command.includes('vitest run')
    ? command.replace('vitest run', 'vitest related --run --passWithNoTests')
    : `${command} --related`;
  return `${run} ${files.join(' ')}`;
}

/** Patterns that occur together in the source of a test that reads all docs. */
const LISTS_DOCS = [/content\/docs['"`]/, /\breaddir/];

/** Returns the tests and helpers that name one of these docs, or that read all docs. */
function filesNaming(docs: readonly string[], tests: RegExp, root: string): string[] {
  const names = docs.flatMap((id) => namesOf(id, root));
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((path) => {
      if (!tests.test(path)) return false;
      const text = readFileSync(join(root, path), 'utf8');
      return (
        LISTS_DOCS.every((part) => part.test(text)) || names.some((name) => text.includes(name))
      );
    })
    .toSorted();
}

/**
 * Returns the strings by which a test may refer to a doc: its address, its file, a folder that contains it, or a quoted
 * title or component.
 *
 * @param id path under `content/docs`, without extension
 */
function namesOf(id: string, root: string): string[] {
  const file = join(root, 'content/docs', `${id}.mdx`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const field = (name: string) => new RegExp(`^${name}: ['"]?(.*?)['"]?$`, 'm').exec(text)?.[1];
  const components = [...text.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name);
  const quoted = [field('title'), ...components].flatMap((name = '') =>
    name === '' ? [] : [`'${name}'`, `"${name}"`],
  );
  const folders = parentsOf(id).flatMap((name) => [`${name}/'`, `${name}/$`]);
  return [id.replace(/\/index$/, ''), field('slug') ?? id, ...quoted, ...folders];
}

/** Returns the parent folders of a doc id: `a/b` and `a` for `a/b/c`. */
const parentsOf = (id: string): string[] =>
  id.includes('/') ? [dirname(id), ...parentsOf(dirname(id))] : [];
