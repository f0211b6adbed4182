import { toFunctionSelector } from 'viem/utils';
import { z } from 'zod';
import type { KnownRevert } from '../../protocol/reverts/revert';
import { type Provocation, provocationSchema } from '../runs/scenario';
import { ContentError } from '../sources/content-problem';
import { parseYaml, rememberLast } from '../sources/yaml-source';

/** Path of the list of reverts in the published contracts, from the project root. */
export const ERRORS_FILE = 'content/errors.yml';

const text = z.string().min(1);

export const errorsSchema = z.array(
  z.strictObject({
    code: text.describe(
      'The revert string of a `require`, or a custom error as `Name(type,type)`.',
    ),
    package: text.describe('`name version` of the package that is published with the contract.'),
    contract: text,
    function: text,
    condition: text.describe('The condition that must be true for the call not to revert.'),
    cause: text.describe('What the caller did wrong.'),
    fix: text.describe('What to do instead.'),
    provoked: text.optional().describe('The test that triggers it.'),
    unprovoked: text.optional().describe('Why no test triggers it.'),
    seen: provocationSchema.optional().describe('Calls that reproduce the error for readers.'),
  }),
);

const v3Page = '/contracts/v3/reference/error-codes';
const v1Page = '/contracts/v1/reference/smart-contracts/common-errors';
const routerPage = '/contracts/universal-router/technical-reference';

/** Error groups, each with its packages and the page that lists its errors. */
const groups = {
  'v3-core': { packages: ['@uniswap/v3-core'], page: v3Page },
  'v3-periphery': {
    packages: ['@uniswap/v3-periphery', '@uniswap/swap-router-contracts'],
    page: v3Page,
  },
  'v3-staker': { packages: ['@uniswap/v3-staker'], page: v3Page },
  'v1-core': { packages: ['@uniswap/v2-core'], page: v1Page },
  'v1-periphery': { packages: ['@uniswap/v2-periphery', '@uniswap/lib'], page: v1Page },
  'universal-router': { packages: ['@uniswap/universal-router'], page: routerPage },
  permit2: { packages: ['permit2'], page: routerPage },
} as const;

/** The name of a group of errors. */
export type ErrorGroup = keyof typeof groups;

/** Every {@link ErrorGroup}. */
export const errorGroups = Object.keys(groups) as ErrorGroup[];

/** A revert of a published contract, with the address of its explanation. */
export interface CatalogueError {
  code: string;
  package: string;
  contract: string;
  function: string;
  /** Condition that must hold, otherwise the call reverts. */
  condition: string;
  cause: string;
  fix: string;
  group: ErrorGroup;
  /** Id of the error on its page, unique even if two contracts use the same code. */
  anchor: string;
  /** Address of the explanation, without base path. */
  href: string;
}

/**
 * Parses the catalog of reverts.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const readErrorCatalogue: (text: string) => CatalogueError[] = rememberLast((text) => {
  const { value: entries, locate } = parseYaml(text, ERRORS_FILE, errorsSchema);
  const taken = new Set<string>();
  return entries.map((entry, place) => {
    const group = groupOf(entry.package);
    if (!group) {
      const message = `no page lists the errors of "${entry.package}": correct the package, or add its page to src/site/data/error-catalogue.ts`;
      throw new ContentError([{ file: ERRORS_FILE, ...locate([place, 'package']), message }]);
    }
    const { page } = groups[group];
    const short = anchorOf(entry.code, group);
    const anchor = taken.has(page + short) ? `${short}-${slug(entry.contract)}` : short;
    taken.add(page + anchor);
    const { code, contract, function: where, condition, cause, fix } = entry;
    const shown = {
      code,
      package: entry.package,
      contract,
      function: where,
      condition,
      cause,
      fix,
    };
    return { ...shown, group, anchor, href: `${page}#${anchor}` };
  });
});

/**
 * Returns the errors for which the catalog has calls that provoke them, each with those calls, by the key that
 * {@link keyOf} returns.
 *
 * @throws ContentError for the same mistakes as {@link readErrorCatalogue}
 */
export const readProvocations: (text: string) => ReadonlyMap<string, SeenError> = rememberLast(
  (text) => {
    const { value: entries } = parseYaml(text, ERRORS_FILE, errorsSchema);
    return new Map(
      readErrorCatalogue(text).flatMap((entry, place) => {
        const seen = entries[place]?.seen;
        return seen ? [[keyOf(entry), { code: entry.code, ...seen }]] : [];
      }),
    );
  },
);

/** An error with the calls that provoke it. */
export interface SeenError extends Provocation {
  code: string;
}

/** Returns an error's unique key: `v3-periphery/stf`. */
export const keyOf = ({ group, anchor }: Pick<CatalogueError, 'group' | 'anchor'>): string =>
  `${group}/${anchor}`;

/** Whether a code is a custom error, such as `InvalidNonce()`, not a revert string. */
export const isCustomError = (code: string): boolean => /^[A-Z]\w*\([\w,]*\)$/.test(code);

function groupOf(published: string): ErrorGroup | undefined {
  const name = published.split(/[ ,]/)[0] ?? '';
  return errorGroups.find((group) => (groups[group].packages as readonly string[]).includes(name));
}

/**
 * Returns the anchor of an error code: `STF` → `stf`, `UniswapV2: K` → `k`, `UniswapV2Router: EXPIRED` →
 * `router-expired`. Codes of Permit2 get a prefix: `InvalidNonce()` → `permit2-invalidnonce`.
 */
function anchorOf(code: string, group: ErrorGroup): string {
  const short = slug(
    code
      .replace(/^Uniswap(?:V2|V3Staker)?:/, '')
      .replace(/^UniswapV2(?=Router|Library)/, '')
      .replace(/\(.*\)$/, ''),
  );
  return group === 'permit2' ? `permit2-${short}` : short;
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns the errors of `content/errors.yml` in the form that the browser needs to recognize them: with the selectors
 * of custom errors, and without the fields that only the pages of errors show.
 */
export function revertCatalogue(source: string): KnownRevert[] {
  return readErrorCatalogue(source).map(({ code, contract, cause, fix, href }) => ({
    code,
    contract,
    cause,
    fix,
    href,
    ...(isCustomError(code) && { selector: toFunctionSelector(code) }),
  }));
}
