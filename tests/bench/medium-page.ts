import type { Dialect } from './dialects';

const words =
  `pool price tick fee swap router position amount token reserve invariant oracle window block range order
liquidity quote path callback factory pair permit signature deadline approval transfer balance contract caller owner
interval observation growth accumulator rounding precision minimum maximum slippage impact route hop`.split(
    /\s+/,
  );

/**
 * Returns a pseudo-random number generator. Its numbers depend only on the seed, so that every run writes the same
 * pages.
 */
function numbers(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Writes a page of about 900 words with prose, four code blocks, a table, an admonition and tabs. Every fifth page also
 * has formulas.
 */
export function medium(
  page: number,
  linked: number,
  idOf: (page: number) => string,
  { opening, fence, note, tabs }: Dialect,
): string {
  const next = numbers(page);
  const word = () => words[next(words.length)] ?? '';
  const sentence = (length: number) => {
    const text = Array.from({ length }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, () => sentence(8 + next(10))).join(' ');
  const rows = () =>
    Array.from({ length: 6 }, () => `| \`${word()}\` | ${next(1e6)} | ${word()} ${word()} |`);
  const sections = [
    fence('ts', typescript(word, next)),
    fence('solidity', solidity(word, next)),
    fence('graphql', graphql(word, next)),
    note(`About ${word()}`, sentence(20)),
    `| Name | Value | Meaning |\n| --- | ---: | --- |\n${rows().join('\n')}`,
    tabs('language', [
      { value: 'ts', label: 'TypeScript', content: fence('json', json(word, next)) },
      { value: 'text', label: 'In words', content: paragraph() },
    ]),
    ...(page % 5 === 0
      ? [`$$\nL = \\frac{${page} + \\sqrt{x \\cdot y}}{\\Delta \\sqrt{P}}\n$$`]
      : []),
  ];
  return [
    `---\ntitle: Page ${page}\ndescription: Page ${page} of a corpus that is generated to measure how long a build takes.\n---`,
    ...opening(`Page ${page}`),
    `${paragraph()} See [the next page](/${idOf(linked)}).`,
    ...sections.flatMap((section, index) => [
      `## Part ${index + 1}: ${word()} and ${word()}`,
      paragraph(),
      section,
      paragraph(),
    ]),
    '',
  ].join('\n\n');
}

type Word = () => string;
type Next = (below: number) => number;

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const typescript = (word: Word, next: Next) =>
  `import { ${word()}, ${word()} as other } from '${word()}';\n\n` +
  lines(
    12,
    (i) => `const ${word()}${i} = await ${word()}(${next(1e6)}n, '${word()}'); // ${word()}`,
  );

const solidity = (word: Word, next: Next) =>
  `contract ${word()}${next(1e6)} {\n` +
  lines(
    12,
    (i) =>
      `    function ${word()}${i}(uint256 a) external view returns (uint256) { return a * ${next(1e4)}; }`,
  ) +
  '\n}';

const graphql = (word: Word, next: Next) =>
  `query ${word()} {\n  ${word()}(first: ${next(100)}, where: { ${word()}_gt: "${next(1e6)}" }) {\n${lines(8, () => `    ${word()}`)}\n  }\n}`;

const json = (word: Word, next: Next) =>
  `{\n${lines(10, (i) => `  "${word()}${i}": ${next(1e6)},`)}\n  "${word()}": true\n}`;
