import type { ApiMember, ApiSymbol } from './data/api-symbol';
import type { Deployments } from './data/deployments';
import type { AnswerPlaces } from './search/answers/answer-sources';

/** Links from names in a run's results to the pages that explain them. Addresses have no base path. */
export interface RunLinks {
  /** Kind of contract by account name: `DAI/WETH9 pool, 0.3%` is a `UniswapV3Pool`. */
  kinds: Record<string, string>;
  /**
   * Addresses of the entries that explain functions and events, by kind of contract and then by shortened selector or
   * topic: see {@link keyOf}.
   */
  members: Record<string, Record<string, string>>;
  /**
   * Link target of each account, by name: the section that lists the account's address, or else the page about its
   * kind.
   */
  accounts: Record<string, string>;
}

/**
 * Kind of the accounts outside the test market. They are contracts of the samples, and only their callbacks are linked.
 */
export const OF_SAMPLES = '';

/**
 * Documented symbols that describe each kind. A kind that is not listed is described by the symbol of the same name.
 */
const SYMBOLS: Record<string, readonly string[]> = {
  token: ['IERC20Minimal', 'IERC20Metadata'],
  WETH9: ['IWETH9', 'IERC20Minimal', 'IERC20Metadata'],
  UniswapV3Pool: ['UniswapV3Pool', 'IUniswapV3PoolEvents'],
  UniswapV2Pair: ['UniswapV2Pair', 'UniswapV2ERC20'],
  Permit2: ['AllowanceTransfer', 'SignatureTransfer'],
  [OF_SAMPLES]: [
    'IUniswapV3MintCallback',
    'IUniswapV3SwapCallback',
    'IUniswapV3FlashCallback',
    'IUniswapV2Callee',
  ],
};

const TOKENS = ['DAI', 'USDC'];

/** Contracts without an API reference; a page lists the selectors of their functions instead. */
const BY_SELECTOR = ['UniversalRouter'];

/** Shortens a selector or topic to the form used as a key in {@link RunLinks}. */
export const keyOf = (digest: string): string => digest.slice(0, 10);

function kindOf(name: string): string {
  if (name.includes(' pool, ')) return 'UniswapV3Pool';
  if (name.endsWith(' pair')) return 'UniswapV2Pair';
  return TOKENS.includes(name) ? 'token' : name;
}

/** Input from which the links are built. */
export interface RunLinkSources {
  symbols: readonly ApiSymbol[];
  deployments: Pick<Deployments, 'chains'>;
  places: AnswerPlaces;
  /** Addresses of the market's contracts by name. */
  contracts: Readonly<Record<string, string>>;
  /** Selectors and topics that results may name. */
  digests: ReadonlySet<string>;
}

/**
 * Finds the pages that explain the contracts, functions and events in the results of runs. A name that no page
 * documents gets no link.
 */
export function runLinks(sources: RunLinkSources): RunLinks {
  const { contracts, places, symbols } = sources;
  const kinds = Object.fromEntries(Object.keys(contracts).map((name) => [name, kindOf(name)]));
  const members = [...new Set([...Object.values(kinds), OF_SAMPLES])].map((kind) => [
    kind,
    entriesOf(kind, sources),
  ]);
  const accounts = Object.entries(contracts).flatMap(([name, address]) => {
    const row = rowOf(address, sources);
    const kind = symbols.find((symbol) => symbol.name === kinds[name] && isContract(symbol));
    const page = kind && pageOf(places.ofSymbol(kind, kind.members[0]));
    const path = row ?? page;
    return path === undefined ? [] : [[name, path] as const];
  });
  return {
    kinds,
    members: Object.fromEntries(members) as RunLinks['members'],
    accounts: Object.fromEntries(accounts),
  };
}

const isContract = ({ language }: ApiSymbol) => language === 'solidity';

const pageOf = (path?: string) => path?.split('#')[0];

function entriesOf(kind: string, sources: RunLinkSources): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const name of SYMBOLS[kind] ?? [kind]) {
    const symbol = sources.symbols.find((each) => each.name === name && isContract(each));
    for (const member of symbol?.members ?? []) {
      const digest = member.selector ?? member.topic;
      if (!digest || keyOf(digest) in entries) continue;
      // For market contracts, keep only the digests that results use. Callbacks are declared in the samples, so keep
      // them all.
      if (kind !== OF_SAMPLES && !sources.digests.has(digest)) continue;
      const path =
        (symbol && placeOf(symbol, member, sources)) ??
        (BY_SELECTOR.includes(name) ? sources.places.ofCode(digest) : undefined);
      if (path !== undefined) entries[keyOf(digest)] = path;
    }
  }
  return entries;
}

/** Finds where a member is explained: on the contract's own page, or on that of the contract it is inherited from. */
function placeOf(
  symbol: ApiSymbol,
  member: ApiMember,
  sources: RunLinkSources,
): string | undefined {
  const { places, symbols } = sources;
  const own = places.ofSymbol(symbol, member);
  if (own !== undefined || member.inheritedFrom === null) return own;
  const digest = member.selector ?? member.topic;
  const parent = symbols.find(
    ({ name, package: of }) => name === member.inheritedFrom && of === symbol.package,
  );
  const declared = parent?.members.find((each) => (each.selector ?? each.topic) === digest);
  return parent && declared && places.ofSymbol(parent, declared);
}

/**
 * Finds the section whose table of deployments lists an address. The contracts of the test market are listed too,
 * because they have the same addresses as on Ethereum.
 */
function rowOf(address: string, { deployments, places }: RunLinkSources): string | undefined {
  const sameAs = (other: string) => other.toLowerCase() === address.toLowerCase();
  for (const { anchor, deployments: rows } of deployments.chains) {
    const row = rows.find((each) => sameAs(each.address));
    const path = row && places.ofCode(row.address, anchor);
    if (path !== undefined) return path;
  }
  return undefined;
}
