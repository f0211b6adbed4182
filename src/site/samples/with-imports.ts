/** The text of a sample with other files in the places of those that it imports. */
export const withImports = (text: string, imports: Readonly<Record<string, string>>): string =>
  Object.entries(imports).reduce(
    (code, [written, other]) => code.replaceAll(`'${written}'`, `'${other}'`),
    text,
  );
