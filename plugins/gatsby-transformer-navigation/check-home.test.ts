import { expect, test } from 'vitest';
import { checkHome } from './navigation-problems';
import { temporaryFolder, writeFiles } from '../../tests/temporary-folder';
import { formatProblem } from '../../src/site/sources/content-problem';

const { root, at } = temporaryFolder();

const task = '{ label: A, to: /a }';
const column = `{ title: C, tasks: [${task}, ${task}, ${task}] }`;
const way = '{ title: W, text: T, to: /a }';
const home = (example: string) =>
  `headline: H\nlead: L\n${example}ways: [${way}, ${way}, ${way}]\ncolumns: [${column}, ${column}]\n`;

/** Returns the problems reported for a home page, in a project with one valid sample. */
function mistakes(text: string): string[] {
  writeFiles(at('content'), {
    'navigation/home.yml': text,
    'samples/index.yml': '- { file: v3/swap.ts, test: t }\n- { file: v3/gone.ts, test: t }\n',
    'samples/v3/swap.ts': '// #region call\nswap();\n// #endregion call\n',
    'samples/v3/unlisted.ts': 'swap();\n',
  });
  return checkHome(root).map(formatProblem);
}

test('a home page can show a listed sample, or none', () => {
  expect(mistakes(home('example: { title: Swap, file: v3/swap.ts }\n'))).toEqual([]);
  expect(mistakes(home(''))).toEqual([]);
});

test('a home page can show a region, and a missing one is reported at its position', () => {
  const example = (region: string) =>
    home(`example: { title: Swap, file: v3/swap.ts, region: ${region} }\n`);
  expect(mistakes(example('call'))).toEqual([]);
  expect(mistakes(example('cal'))).toEqual([
    'content/navigation/home.yml:3:43 there is no region "cal" in v3/swap.ts; the closest match is "call"',
  ]);
});

test.each([
  [
    'v3/swop.ts',
    'there is no sample "v3/swop.ts" in content/samples/index.yml; the closest match is "v3/swap.ts"',
  ],
  [
    'v3/unlisted.ts',
    'there is no sample "v3/unlisted.ts" in content/samples/index.yml; the closest match is "v3/swap.ts"',
  ],
  [
    'v3/gone.ts',
    'there is no sample content/samples/v3/gone.ts: correct its name, or add the file',
  ],
])('%s is reported at its position', (file, message) => {
  expect(mistakes(home(`example: { title: Swap, file: ${file} }\n`))).toEqual([
    `content/navigation/home.yml:3:25 ${message}`,
  ]);
});

test('an invalid or missing file is not reported, because another check does', () => {
  expect(mistakes('lead: [')).toEqual([]);
  expect(checkHome(at('nowhere'))).toEqual([]);
});
