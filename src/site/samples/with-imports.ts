/**
 * Replaces import paths in a sample.
 *
 * @param imports new paths, by original path
 */
export const withImports = (text: string, imports: Readonly<Record<string, string>>): string =>
  Object.entries(imports).reduce(
    (code, [written, other]) => code.replaceAll(`'${written}'`, `'${other}'`),
    text,
  );
