import { installedWith } from './installed-with';
import type { Tools } from './tools';
import type { ReadSource } from './project-source';

interface PackageJsonParts {
  name: string;
  /** Exact versions, by name, of the packages that the page's files import or that its install command names. */
  packages: Readonly<Record<string, string>>;
  /** Versions of the tools that compile and run the project, by name. */
  tools: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
}

/** The SDKs import this package without declaring it, and need a single copy because they compare its numbers. */
const JSBI = 'jsbi';

/**
 * Returns a project's package.json, with exact versions only. It includes those overrides of the samples' tests that
 * apply to an installed package.
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
