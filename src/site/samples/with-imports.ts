/** Replaces the import paths of a sample, given by the original path. */
export const withImports = (text: string, imports: Readonly<Record<string, string>>): string =>
  Object.entries(imports).reduce(
    (code, [written, other]) => code.replaceAll(`'${written}'`, `'${other}'`),
    text,
  );
