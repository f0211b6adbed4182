import { stripTypes as strip } from '../../site/runs/strip-types';

/** Matches the position at the end of sucrase's error messages. */
const AT = /\s*\((\d+):\d+\)$/;

/** Returns a module as JavaScript, or the line with a syntax error and the problem. */
export function stripTypes(source: string): { script: string } | { line: number; problem: string } {
  try {
    return { script: strip(source) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = Number(AT.exec(text)?.[1] ?? 1);
    return { line, problem: text.replace(/^Error transforming [^:]*:\s*/, '').replace(AT, '') };
  }
}
