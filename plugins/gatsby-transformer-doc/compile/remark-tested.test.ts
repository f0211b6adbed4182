import { expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

const files = {
  'content/samples/index.yml':
    '- { file: v3/a.sol, test: tests/v3/flash.test.ts }\n- { file: v1/b.sol, test: tests/v1/swap.test.ts }\n',
  'tests/v3/flash.test.ts': '',
};
const mark = (text: string, file = 'tests/v3/flash.test.ts') =>
  `<Tested file="${file}">${text}</Tested>`;

test('a mark links to its test and contains what was run', () => {
  const text = `It pays 3. ${mark('A pool of `USDC`.')}`;
  expect(markupOf(text, { files, sourceUrl: 'https://code.example/main' })).toBe(
    '<p>It pays 3. <a class="tested" href="https://code.example/main/tests/v3/flash.test.ts" rel="noopener" data-term="">tested<span class="tested-text">: A pool of <code>USDC</code>.</span></a></p>',
  );
});

test('without the address of the repository, a mark is text', () => {
  expect(markupOf(`It pays 3. ${mark('A pool.')}`, { files })).toBe(
    '<p>It pays 3. <span class="tested">tested<span class="tested-text">: A pool.</span></span></p>',
  );
});

test('search does not find a mark, and its link is not checked like the links of writers', () => {
  const { sections, links } = compileText(`It pays 3. ${mark('A pool.')}`, {
    files,
    sourceUrl: 'https://code.example/main',
  });
  expect(sections.map(({ text }) => text)).toEqual(['It pays 3.']);
  expect(links).toEqual([]);
});

test.each([
  [
    mark('A pool.', 'tests/v3/flash.tset.ts'),
    'in <Tested>, the prop "file" is "tests/v3/flash.tset.ts": write the path of a test, such as file="tests/samples/specs/v3/flash.test.ts"',
  ],
  [
    mark('A pool.', 'tests/v3/flas.test.ts'),
    '<Tested>: there is no file tests/v3/flas.test.ts; the closest match is "tests/v3/flash.test.ts"',
  ],
  [
    '<Tested>A pool.</Tested>',
    'in <Tested>, the prop "file" is missing: write the path of a test, such as file="tests/samples/specs/v3/flash.test.ts"',
  ],
  [
    mark(''),
    '<Tested> is empty: write what was run, as in <Tested file="…">What was run.</Tested>',
  ],
  [mark('A [pool](/a).'), '<Tested> can contain only text and code in backticks'],
])('%s is reported', (written, mistake) => {
  expect(mistakesIn(`It pays 3. ${written}`, { files })).toEqual([`1:12 ${mistake}`]);
});

test('a mark outside a sentence is reported', () => {
  expect(mistakesIn(`Text.\n\n${mark('\n\nA pool.\n\n')}`, { files })).toEqual([
    "3:1 <Tested> can't be on a line of its own: write it inside a sentence",
  ]);
});
