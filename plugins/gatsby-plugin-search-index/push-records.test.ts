import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder';
import { pushTarget } from './push-records';

const NONE = { indexName: 'docs', appId: null, searchKey: null, unanswered: null };
const HOSTED = { ...NONE, appId: 'ABCDEF1234', searchKey: 'the-search-only-key-of-all' };
const ID = 'set search.appId in content/settings.yml, or SEARCH_APP_ID in the environment';
const KEY = 'set SEARCH_ADMIN_KEY in the environment';

test.each([
  ['neither', NONE, {}, [ID, KEY]],
  ['no key', HOSTED, {}, [KEY]],
  ['an empty key', HOSTED, { SEARCH_ADMIN_KEY: '' }, [KEY]],
  ['no application', NONE, { SEARCH_ADMIN_KEY: 'secret' }, [ID]],
])('with %s, names what is missing and nothing else', (_, search, environment, missing) => {
  const push = () => pushTarget(search, environment);
  for (const named of missing) expect(push).toThrow(named);
  for (const named of [ID, KEY].filter((each) => !missing.includes(each)))
    expect(push).not.toThrow(named);
});

test('refuses the key that every reader has', () => {
  expect(() => pushTarget(HOSTED, { SEARCH_ADMIN_KEY: HOSTED.searchKey })).toThrow('search-only');
});

test('takes the application of the environment before that of the settings', () => {
  const environment = { SEARCH_APP_ID: 'PREVIEW123', SEARCH_ADMIN_KEY: 'secret' };
  expect(pushTarget(HOSTED, environment)).toEqual({
    appId: 'PREVIEW123',
    adminKey: 'secret',
    indexName: 'docs',
  });
});

describe('npm run search:push', () => {
  const { root, at, link, write } = temporaryFolder();
  const command = (
    JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  ).scripts['search:push'];

  /** Runs the command in a project whose build creates a file. */
  function push(environment: NodeJS.ProcessEnv): string {
    link('node_modules', 'plugins', 'src', 'content');
    const scripts = { build: 'echo built > built.txt', 'search:push': command };
    write('package.json', JSON.stringify({ scripts }));
    const none = { SEARCH_ADMIN_KEY: undefined, SEARCH_APP_ID: undefined };
    const { stderr } = spawnSync('npm', ['run', '--silent', 'search:push'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...none, ...environment },
    });
    return stderr;
  }

  test('ends at once without a key, and builds nothing', () => {
    expect(push({ SEARCH_APP_ID: 'PREVIEW123' })).toContain(KEY);
    expect(existsSync(at('built.txt'))).toBe(false);
  });

  test('builds before it reads the records', () => {
    const said = push({ SEARCH_APP_ID: 'PREVIEW123', SEARCH_ADMIN_KEY: 'secret' });
    expect(existsSync(at('built.txt')), said).toBe(true);
    expect(said).toContain('search-records.json');
  });
});
