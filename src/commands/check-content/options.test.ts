import { describe, expect, test } from 'vitest';
import { readOptions } from './options';

describe('the command line', () => {
  test('is split into options and files', () => {
    expect(readOptions(['content/a.mdx', '--fix', '--strict', 'content/b.yml'], {})).toMatchObject({
      fix: true,
      strict: true,
      annotations: false,
      paths: ['content/a.mdx', 'content/b.yml'],
    });
  });

  test('turns annotations on by default on GitHub', () => {
    expect(readOptions([], { GITHUB_ACTIONS: 'true' }).annotations).toBe(true);
  });

  test.each([
    ['--fox', 'there is no option --fox; did you mean "--fix"?'],
    [
      '-v',
      'there is no option -v; use one of --fix, --strict, --aged, --annotations, --json, --help',
    ],
  ])('rejects %s and lists the valid values', (word, message) => {
    expect(() => readOptions([word], {})).toThrow(message);
  });
});
