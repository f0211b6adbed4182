/** Messages by pattern of KaTeX's error. */
const WORDS: readonly [pattern: RegExp, words: (found: string) => string][] = [
  [/^Undefined control sequence: (?<found>.*)/, (found) => `there is no command ${found}`],
  [/^No such environment: (?<found>.*)/, (found) => `there is no \\begin{${found}}`],
  [/^Expected '(?<found>.*)', got 'EOF'/, (found) => `it ends without ${found}`],
  [/^Unexpected end of input.*expected '(?<found>.*)'/, (found) => `it ends without ${found}`],
  [/^Expected & or/, () => 'it ends without \\end{…}'],
  [/^Expected group after '(?<found>.*)'/, (found) => `nothing stands behind ${found}`],
  [/^Double (?<found>\w+)/, (found) => `a second ${found}: put braces around the first, x{^a}^b`],
  [
    /^Expected 'EOF', got '(?<found>.*)'/,
    (found) => `${found} cannot stand here: write \\${found}, or take it out`,
  ],
  [/^Can't use function '(?<found>.*)'/, (found) => `${found} cannot stand here`],
  [
    /text character "(?<found>.*)" used/,
    (found) => `${found} is no letter of a formula: write \\text{${found}}`,
  ],
  [/^LaTeX-incompatible.*% comment/, () => '% begins a comment: write \\%'],
  [/HTML extension/, () => 'a formula holds no HTML; write it without'],
  [/^Invalid unit: '(?<found>.*)'/, (found) => `${found} is no unit: write em or pt`],
  [/infinite loop/, () => 'a command of it repeats itself without end'],
];

/** Explains what is wrong with a formula. KaTeX's own messages assume that the reader knows KaTeX's parser. */
export function katexErrorMessage(reason: string): string {
  for (const [pattern, words] of WORDS) {
    const match = pattern.exec(reason);
    if (match) return words(match.groups?.found ?? '');
  }
  return 'it cannot be read from here on';
}
