import { z } from 'zod';
import { ContentError } from '../content-problem';
import { parseYaml } from '../yaml-source';
import { day } from './checked-address';

/** Where the newest versions of packages stand, from the project root. */
export const PACKAGE_VERSIONS_FILE = 'content/reference/package-versions.yml';

/** What the project and its samples install. Where both do, they agree. */
export const MANIFESTS = ['package.json', 'tests/samples/package.json'] as const;

const schema = z.strictObject({
  /** The day on which npm was asked. */
  read: day,
  packages: z
    .array(
      z.strictObject({
        name: z.string().regex(/^(?:@[\w-]+\/)?[\w-]+$/, 'is the name of a package'),
        newest: z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'is a version'),
        /** Half a sentence, without a capital: why the pages stay with another one. */
        why: z.string().min(1).optional(),
      }),
    )
    .min(1),
});

/** A package as the pages have it, and as npm had it on a day. */
export interface PackageVersion {
  name: string;
  pinned: string;
  newest: string;
  why?: string | undefined;
}

/**
 * @param text of {@link PACKAGE_VERSIONS_FILE}
 * @param manifests texts of {@link MANIFESTS}
 * @throws ContentError where nothing here installs a package, or one is pinned behind the newest without a reason
 */
export function readPackageVersions(
  text: string,
  manifests: readonly string[],
): { read: string; packages: PackageVersion[] } {
  const { value, locate } = parseYaml(text, PACKAGE_VERSIONS_FILE, schema);
  const installed = new Map(
    manifests.flatMap((manifest) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(manifest) as Record<
        string,
        Record<string, string>
      >;
      return [...Object.entries(dependencies), ...Object.entries(devDependencies)];
    }),
  );
  const problems = value.packages.flatMap(({ name, newest, why }, index) => {
    const pinned = installed.get(name);
    const at = { file: PACKAGE_VERSIONS_FILE, ...locate(['packages', index, 'name']) };
    if (pinned === undefined)
      return [{ ...at, message: `${name} is not installed by the project` }];
    if ((pinned === newest) === (why === undefined)) return [];
    return [
      {
        ...at,
        message: why
          ? `${name} is pinned to the newest: leave out "why"`
          : `${name} is pinned to ${pinned}: say under "why" what keeps it there`,
      },
    ];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return {
    read: value.read,
    packages: value.packages.map((one) => ({ ...one, pinned: installed.get(one.name) ?? '' })),
  };
}
