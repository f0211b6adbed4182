/** Messages by pattern of KaTeX's error. */
const WORDS: readonly [pattern: RegExp, words: (found: string) => string][] = [
  [/^Undefined control sequence: (?<found>.*)/, (found) => `there is no command ${found}`],
  [/^No such environment: (?<found>.*)/, (found) => `there is no \\begin{${found}}`],
  [/^Expected '(?<found>.*)', got 'EOF'/, (found) => `${found} is missing; add it before the end`],
  [
    /^Unexpected end of input.*expected '(?<found>.*)'/,
    (found) => `${found} is missing; add it before the end`,
  ],
  [/^Expected & or/, () => '\\end{…} is missing; add it before the end'],
  [
    /^Expected group after '(?<found>.*)'/,
    (found) => `nothing follows ${found}: write its argument`,
  ],
  [
    /^Double (?<found>\w+)/,
    (found) => `there are two ${found}s in a row: put braces around the first, x{^a}^b`,
  ],
  [
    /^Expected 'EOF', got '(?<found>.*)'/,
    (found) => `${found} isn't allowed here: write \\${found}, or remove it`,
  ],
  [/^Can't use function '(?<found>.*)'/, (found) => `${found} can't be used here: remove it`],
  [
    /text character "(?<found>.*)" used/,
    (found) => `${found} isn't a mathematical symbol: write \\text{${found}}`,
  ],
  [/^LaTeX-incompatible.*% comment/, () => '% begins a comment: write \\%'],
  [/HTML extension/, () => "HTML isn't supported; remove it"],
  [/^Invalid unit: '(?<found>.*)'/, (found) => `${found} isn't a supported unit: write em or pt`],
  [/infinite loop/, () => 'a command expands to itself: correct its definition'],
];

/** Explains what is wrong with a formula. KaTeX's own messages assume that the reader knows KaTeX's parser. */
export function katexErrorMessage(reason: string): string {
  for (const [pattern, words] of WORDS) {
    const match = pattern.exec(reason);
    if (match) return words(match.groups?.found ?? '');
  }
  return "this isn't valid LaTeX from here on: correct it";
}
