/** An option of a command, and what it does: `['--help', 'print this']`. */
export type UsageLine = readonly [option: string, does: string];

/** How a command is called: its form, then each option in a line of its own, in two columns. */
export function usage(call: string, lines: readonly UsageLine[]): string {
  const width = Math.max(...lines.map(([option]) => option.length));
  return [call, ...lines.map(([option, does]) => `  ${option.padEnd(width)}  ${does}`)].join('\n');
}
