import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml, type YamlSource } from '../sources/yaml-source';

/** Path of the list of documented packages, from the project root. */
export const PACKAGES = 'content/reference/packages.yml';

/** The installed compilers, each as the package `solc-<version>`. */
const SOLC_VERSIONS = ['0.5.16', '0.6.6', '0.7.6', '0.8.17'] as const;

/** One of {@link SOLC_VERSIONS}. */
export type SolcVersion = (typeof SOLC_VERSIONS)[number];

const name = z
  .string('write the name that pages use, such as @uniswap/v3-core')
  .regex(/^(?:@[\w.-]+\/)?[\w.-]+$/, 'write the name that pages use, such as @uniswap/v3-core');
const inside = z
  .string('write a path inside the package, such as contracts')
  .regex(/^(?!\/)\S+[^\s/]$/, 'write a path inside the package, such as contracts');
const symbol = z
  .string('write the name of a symbol')
  .regex(/^[\w$]+$/, 'write the name of a symbol, such as SwapRouter');

const common = {
  /** The name that pages write in `<ApiReference package="…">`. */
  name,
  path: z
    .string('write where it is installed, such as node_modules/permit2')
    .optional()
    .describe(
      "The package's folder, from the project root. By default, it's where npm installs a package of this name.",
    ),
  requires: z
    .array(symbol)
    .default([])
    .describe('Symbols that the package must have. The build fails if one is missing.'),
};

const solidity = z.strictObject({
  ...common,
  language: z.literal('solidity'),
  /** A compiler version that satisfies the package's pragma. */
  solc: z.enum(
    SOLC_VERSIONS,
    `write ${SOLC_VERSIONS.slice(0, -1).join(', ')} or ${SOLC_VERSIONS.at(-1)}`,
  ),
  sources: z
    .array(inside)
    .min(1, 'add at least one file or folder')
    .default(['contracts'])
    .describe('Source files and folders.'),
  artifacts: z
    .array(inside)
    .default([])
    .describe(
      "Artifacts of contracts whose source isn't published, or whose creation code is hashed.",
    ),
  exclude: z.array(inside).default([]).describe('Sources and artifacts to leave out.'),
  remappings: z
    .record(z.string(), z.string())
    .default({})
    .describe("Import prefixes, each with its folder, relative to the package's folder."),
});

const typescript = z.strictObject({ ...common, language: z.literal('typescript') });

const entry = z
  .discriminatedUnion('language', [solidity, typescript], {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? 'write solidity or typescript'
        : 'write its fields on lines of their own, such as name: permit2 and language: solidity',
  })
  .transform((value) => ({ ...value, path: value.path ?? `node_modules/${value.name}` }));

export const packagesSchema = z.array(entry).superRefine((entries, context) => {
  entries.forEach((value, place) => {
    if (entries.findIndex((other) => other.name === value.name) === place) return;
    context.addIssue({
      code: 'custom',
      path: [place, 'name'],
      message: 'this package is listed twice; remove one of the two',
    });
  });
});

/** A documented package. */
export type PackageEntry = z.output<typeof entry>;
export type SolidityEntry = Extract<PackageEntry, { language: 'solidity' }>;
export type TypeScriptEntry = Extract<PackageEntry, { language: 'typescript' }>;

/**
 * Parses the list of documented packages.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const parsePackages = (text: string): YamlSource<PackageEntry[]> =>
  parseYaml(text, PACKAGES, packagesSchema);

export const readPackages = (root: string): YamlSource<PackageEntry[]> =>
  parsePackages(readFileSync(join(root, PACKAGES), 'utf8'));
