import { installedWith } from './installed-with';
import type { Tools } from './tools';
import type { ReadSource } from './project-source';

interface PackageJsonParts {
  name: string;
  /** Exact versions of what the page's files import and its install line names. */
  packages: Readonly<Record<string, string>>;
  /** Tools that compile and run, by name. */
  tools: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
}

/** The package that the SDKs import without listing it, and compare numbers by. */
const JSBI = 'jsbi';

/**
 * A project's package.json: every version exact, and whatever the samples' tests put in the place of packages, as far as
 * an install would bring these.
 */
export function packageJson(
  { name, packages, tools, scripts }: PackageJsonParts,
  { versions, overrides }: Tools,
  read: ReadSource,
): string {
  const brought = installedWith(Object.keys(packages), read);
  const usesJsbi = brought.has(JSBI);
  const dependencies = { ...(usesJsbi && { [JSBI]: versions[JSBI] ?? '' }), ...packages };
  const replaced = {
    ...(usesJsbi && { [JSBI]: `$${JSBI}` }),
    ...Object.fromEntries(Object.entries(overrides).filter(([key]) => brought.has(key))),
  };
  const content = {
    name,
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    ...(Object.keys(replaced).length > 0 && { overrides: sorted(replaced) }),
    dependencies: sorted(
      Object.fromEntries(Object.entries(dependencies).filter(([key]) => !(key in tools))),
    ),
    devDependencies: sorted(tools),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const sorted = (record: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
