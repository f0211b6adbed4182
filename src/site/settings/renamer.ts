import type { Settings } from './schema';

/** Returns a function that replaces published identifiers in code by the names set for them in the settings. */
export function renamer(identifiers: Settings['identifiers']): (code: string) => string {
  const renames = Object.entries({ ...identifiers.packageScopes, ...identifiers.contractPrefixes })
    .filter(([published, shown]) => published !== shown)
    .map(([published, shown]) => ({
      pattern: new RegExp(
        `${published.startsWith('@') ? '' : '(?<=\\bI?)'}${published}(?=[/A-Z])`,
        'g',
      ),
      shown,
    }));
  return (code) =>
    renames.reduce((value, { pattern, shown }) => value.replace(pattern, shown), code);
}
