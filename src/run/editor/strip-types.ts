import { stripTypes as strip } from '../../site/runs/strip-types';

/** sucrase ends its message so. */
const AT = /\s*\((\d+):\d+\)$/;

/** A module as it runs, or the line that cannot be read and why. */
export function stripTypes(source: string): { script: string } | { line: number; problem: string } {
  try {
    return { script: strip(source) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = Number(AT.exec(text)?.[1] ?? 1);
    return { line, problem: text.replace(/^Error transforming [^:]*:\s*/, '').replace(AT, '') };
  }
}
