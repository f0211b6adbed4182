import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Step } from './run-steps';
import { changedSince, stepsSince } from './since';
import { temporaryFolder } from './temporary-folder';

const { root, at, write } = temporaryFolder();

describe('what has changed', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  const commit = (message: string) => {
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-qm', message);
  };

  test('are the differences from the commit where the branch forked, committed or not, without later commits of the other branch', () => {
    git('init', '-qb', 'main');
    for (const name of ['kept', 'moved', 'changed', 'gone']) write(`${name}.mdx`, name);
    write('.gitignore', 'made');
    commit('first');
    git('checkout', '-qb', 'branch');
    git('mv', 'moved.mdx', 'to.mdx');
    commit('second');
    git('checkout', '-q', 'main');
    write('kept.mdx', 'other');
    commit('third');
    git('checkout', '-q', 'branch');
    write('changed.mdx', 'anew');
    rmSync(at('gone.mdx'));
    write('a folder/añadido.mdx', '');
    write('made', '');
    expect(changedSince('main', root).toSorted()).toEqual([
      'a folder/añadido.mdx',
      'changed.mdx',
      'gone.mdx',
      'moved.mdx',
      'to.mdx',
    ]);
    expect(() => changedSince('mian', root)).toThrow(
      '--since mian: git finds no commit that mian and this branch share.',
    );
  });
});

describe('the steps that read changed files', () => {
  const steps: Step[] = [
    { name: 'build', command: 'build', reads: /^(?!docs\/)/ },
    { name: 'packages', command: 'install', reads: /^packages/ },
    { name: 'lint', command: 'eslint', reads: /\.ts$/ },
    { name: 'format', command: 'prettier' },
    {
      name: 'samples',
      command: 'tsx run.ts',
      needs: ['packages'],
      namesDocs: /^tests\/samples\//,
      reads: /^(?!docs\/)/,
    },
    {
      name: 'browser',
      command: 'vitest run --project browser --shard 1/4',
      needs: ['build'],
      namesDocs: /^tests\/browser\//,
      reads: /^(?!docs\/)/,
    },
  ];
  const commands = (...changed: string[]) =>
    stepsSince(steps, changed, root).map(({ command }) => command);
  const RELATED = 'vitest related --run --passWithNoTests --project browser --shard 1/4';

  beforeEach(() => {
    write('tests/samples/a.test.ts', "pageText('b/other')");
    write('tests/browser/far.test.ts', "open('/b/other')");
    write(
      'content/docs/a/b/page.mdx',
      '---\ntitle: A Page\nslug: /elsewhere\n---\n\n<Tool of={1} />\n',
    );
  });

  test('are all of them for code, with every test', () => {
    expect(commands('src/a.ts')).toEqual([
      'build',
      'install',
      'eslint',
      'prettier',
      'tsx run.ts',
      'vitest run --project browser --shard 1/4',
    ]);
    expect(commands('src/a.ts', 'content/docs/a/b/page.mdx')).toHaveLength(6);
  });

  test('are only those that read notes if only notes changed, and none if nothing changed', () => {
    expect(commands('docs/note.md')).toEqual(['prettier']);
    expect(commands()).toEqual([]);
  });

  test.each([
    ['its address', "open('/a/b/page#part')"],
    ['its file', "read('content/docs/a/b/page.mdx')"],
    ['the address it has given itself', 'open("/elsewhere")'],
    ['its title', "name: 'A Page'"],
    ['a component that it shows', "openTool(site, 'Tool')"],
    ['its folder', 'read(`content/docs/a/b/${name}.mdx`)'],
    ['the folder of all docs, whose files it reads', "readdirSync('content/docs')"],
  ])('have of a changed doc the tests that name %s', (_, text) => {
    write('tests/browser/near.ts', text);
    expect(commands('content/docs/a/b/page.mdx')).toEqual([
      'build',
      'prettier',
      `${RELATED} tests/browser/near.ts`,
    ]);
  });

  test('do not include a test that names the folder of all docs without reading them', () => {
    write('tests/browser/near.ts', "join('content/docs', name)");
    expect(commands('content/docs/a/b/page.mdx')).toEqual(['build', 'prettier']);
  });

  test('include the steps that these need, and for a deleted doc the tests of its address', () => {
    expect(commands('content/docs/b/other.mdx')).toEqual([
      'build',
      'install',
      'prettier',
      'tsx run.ts --related tests/samples/a.test.ts',
      `${RELATED} tests/browser/far.test.ts`,
    ]);
  });
});
