const INSTALL = /^npm (?:install|i) (?<words>.*)$/gm;
const PACKAGE = /^(?<name>@?[^@\s]+)@(?<version>\d[\w.+-]*)$/;

/** Packages with exact versions that the npm lines of a page install, by name. */
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
 * How the page runs a program, such as `PRIVATE_KEY=0x… npx tsx main.ts`, with the program's name in the project;
 * `npx tsx <name>` where it does not say. What mounts components runs in a browser: `npx vite`.
 */
export function commandOfPage(text: string, name: string): string {
  if (name.endsWith('.tsx')) return 'npx vite';
  const line = /^(?<before>.*)\bnpx tsx main\.ts[ \t]*$/m.exec(text);
  return `${line?.groups?.before ?? ''}npx tsx ${name}`.trim();
}
