import { describe, expect, it } from 'vitest';
import { parsePackages } from './packages';
import { problemsOf } from '../../../tests/problems-of';
import { formatProblem } from '../sources/content-problem';

describe('content/reference/packages.yml', () => {
  it('has defaults for a package that npm installs', () => {
    const text = "- name: '@made/core'\n  language: solidity\n  solc: 0.7.6\n";
    expect(parsePackages(text).value).toEqual([
      {
        name: '@made/core',
        path: 'node_modules/@made/core',
        language: 'solidity',
        solc: '0.7.6',
        sources: ['contracts'],
        artifacts: [],
        exclude: [],
        remappings: {},
        requires: [],
      },
    ]);
  });

  it.each([
    [
      'a compiler that is not installed',
      '- name: made\n  language: solidity\n  solc: 0.4.0\n',
      'content/reference/packages.yml:3:3 "solc" in entry 1 is "0.4.0": write 0.5.16, 0.6.6, 0.7.6 or 0.8.17',
    ],
    [
      'an unsupported language',
      '- name: made\n  language: vyper\n',
      'content/reference/packages.yml:2:3 "language" in entry 1 is "vyper": write solidity or typescript',
    ],
    [
      'a field that does not exist',
      '- name: made\n  language: typescript\n  solc: 0.7.6\n',
      'content/reference/packages.yml:3:3 unknown field "solc" in entry 1; correct its name (known: name, path, requires, language) or remove it',
    ],
    [
      'a package that is listed twice',
      '- name: made\n  language: typescript\n- name: made\n  language: typescript\n',
      'content/reference/packages.yml:3:3 "name" in entry 2 is "made": this package is listed twice; remove one of the two',
    ],
  ])('rejects %s, with its position', (_, text, problem) => {
    expect(problemsOf(() => parsePackages(text)).map(formatProblem)).toEqual([problem]);
  });
});
