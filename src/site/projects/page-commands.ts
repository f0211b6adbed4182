const INSTALL = /^npm (?:install|i) (?<words>.*)$/gm;
const PACKAGE = /^(?<name>@?[^@\s]+)@(?<version>\d[\w.+-]*)$/;

/** Returns the packages that the page's npm commands install at an exact version, by name. */
export function packagesOfPage(text: string): Record<string, string> {
  const words = [...text.matchAll(INSTALL)].flatMap(({ groups }) =>
    (groups?.words ?? '').split(' '),
  );
  return Object.fromEntries(
    words.flatMap((word) => {
      const { name, version } = PACKAGE.exec(word)?.groups ?? {};
      return name && version ? [[name, version] as const] : [];
    }),
  );
}

/**
 * Returns the command with which the page runs a program, such as `PRIVATE_KEY=0x… npx tsx main.ts`, using the
 * program's file name in the project. Falls back to `npx tsx <name>` if the page has no such command. A program that
 * mounts components runs in a browser, so its command is `npx vite`.
 */
export function commandOfPage(text: string, name: string): string {
  if (name.endsWith('.tsx')) return 'npx vite';
  const line = /^(?<before>.*)\bnpx tsx main\.ts[ \t]*$/m.exec(text);
  return `${line?.groups?.before ?? ''}npx tsx ${name}`.trim();
}
