/** An option of a command and its description: `['--help', 'print this help']`. */
export type UsageLine = readonly [option: string, does: string];

/** Formats the usage of a command: its syntax, then one line per option, in two columns. */
export function usage(call: string, lines: readonly UsageLine[]): string {
  const width = Math.max(...lines.map(([option]) => option.length));
  return [call, ...lines.map(([option, does]) => `  ${option.padEnd(width)}  ${does}`)].join('\n');
}
