import { z } from 'zod';
import { SAMPLE_INDEX } from '../samples/sample-index';
import { ContentError } from '../sources/content-problem';
import { parseYaml } from '../sources/yaml-source';
import { day } from './checked-address';

/** Path of the file with the newest package versions, from the project root. */
export const PACKAGE_VERSIONS_FILE = 'content/reference/package-versions.yml';

/**
 * Path of the file that lists the packages that the site installs, from the project root. The packages of samples are
 * listed in the index of samples.
 */
export const MANIFEST = 'package.json';

const samples = z.array(z.looseObject({ packages: z.record(z.string(), z.string()).default({}) }));

export const packageVersionsSchema = z.strictObject({
  read: day.describe('The day on which the versions were read from npm.'),
  packages: z
    .array(
      z.strictObject({
        name: z.string().regex(/^(?:@[\w-]+\/)?[\w-]+$/, 'write the name of a package'),
        pinned: z
          .string()
          .min(1)
          .optional()
          .describe('Where the package is installed, if only tests use it.'),
        newest: z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'write a version such as 1.2.3'),
        why: z
          .string()
          .min(1)
          .optional()
          .describe(
            'Why the pages use another version: part of a sentence, starting in lower case.',
          ),
      }),
    )
    .min(1),
});

/** A package with the version that the pages use and the newest one when npm was last checked. */
export interface PackageVersion {
  name: string;
  pinned: string;
  newest: string;
  why?: string | undefined;
}

/**
 * Returns the packages, each with the version in use and the newest one, and the day on which npm was last checked.
 *
 * @param text of {@link PACKAGE_VERSIONS_FILE}
 * @param manifest text of {@link MANIFEST}
 * @param index text of {@link SAMPLE_INDEX}
 * @throws ContentError if the version in use is unknown, if the reason for an older version is missing, or if a reason
 * is given although the newest version is in use
 */
export function readPackageVersions(
  text: string,
  manifest: string,
  index: string,
): { read: string; packages: PackageVersion[] } {
  const { value, locate } = parseYaml(text, PACKAGE_VERSIONS_FILE, packageVersionsSchema);
  const installed = pinnedIn(manifest, index);
  const problems = value.packages.flatMap(({ name, newest, why, ...own }, at) => {
    const pinned = installed.get(name) ?? own.pinned;
    const place = { file: PACKAGE_VERSIONS_FILE, ...locate(['packages', at, 'name']) };
    if (pinned === undefined)
      return [
        {
          ...place,
          message: `${name} is not installed here: write the version that the pages use under "pinned"`,
        },
      ];
    if ((pinned === newest) === (why === undefined)) return [];
    const message = why
      ? `${name} is pinned to the newest version: remove "why"`
      : `${name} is pinned to ${pinned}: explain under "why" why it is not updated`;
    return [{ ...place, message }];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return {
    read: value.read,
    packages: value.packages.map((one) => ({
      ...one,
      pinned: installed.get(one.name) ?? one.pinned ?? '',
    })),
  };
}

function pinnedIn(manifest: string, index: string): Map<string, string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(manifest) as Record<
    string,
    Record<string, string>
  >;
  const run = parseYaml(index, SAMPLE_INDEX, samples).value;
  return new Map([
    ...run.flatMap(({ packages }) => Object.entries(packages)),
    ...Object.entries(devDependencies),
    ...Object.entries(dependencies),
  ]);
}
