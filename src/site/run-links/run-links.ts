import type { ApiMember, ApiSymbol } from '../reference/api-symbol';
import type { Deployments } from '../data/deployments';
import type { AnswerPlaces } from '../search/answers/answer-places';

/** Where the site explains what results of a run name: addresses without base path. */
export interface RunLinks {
  /** What stands behind the name of an account: `DAI/WETH9 pool, 0.3%` is a `UniswapV3Pool`. */
  kinds: Record<string, string>;
  /** By kind, the entries of functions by selector, and of events by as much of their topic: see {@link keyOf}. */
  members: Record<string, Record<string, string>>;
  /** Of accounts, the row that lists their address, or the page of their kind. */
  accounts: Record<string, string>;
}

/** The kind of every account that the market does not have: the contracts of samples, which are called back. */
export const OF_SAMPLES = '';

/** Which documented symbols have the entries of a kind, where it is none itself. */
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

/** Drawn by no reference: a page shows the selectors of its functions. */
const BY_SELECTOR = ['UniversalRouter'];

/** How a selector or a topic is spelt in {@link RunLinks}. */
export const keyOf = (digest: string): string => digest.slice(0, 10);

function kindOf(name: string): string {
  if (name.includes(' pool, ')) return 'UniswapV3Pool';
  if (name.endsWith(' pair')) return 'UniswapV2Pair';
  return TOKENS.includes(name) ? 'token' : name;
}

/** What links are made of. */
export interface RunLinkSources {
  symbols: readonly ApiSymbol[];
  deployments: Pick<Deployments, 'chains'>;
  places: AnswerPlaces;
  /** Addresses of the market's contracts by name. */
  contracts: Readonly<Record<string, string>>;
  /** Selectors and topics that results may name. */
  digests: ReadonlySet<string>;
}

/** Finds where each contract, function and event that results name is explained; what stands nowhere has no link. */
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
      // Of the market's calls alone; what is called back stands in the samples.
      if (kind !== OF_SAMPLES && !sources.digests.has(digest)) continue;
      const path =
        (symbol && placeOf(symbol, member, sources)) ??
        (BY_SELECTOR.includes(name) ? sources.places.ofCode(digest) : undefined);
      if (path !== undefined) entries[keyOf(digest)] = path;
    }
  }
  return entries;
}

/** Where a member is explained: on the page of the contract, or of what the contract has it from. */
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

/** The section whose table lists an address; the market has those of Ethereum. */
function rowOf(address: string, { deployments, places }: RunLinkSources): string | undefined {
  const sameAs = (other: string) => other.toLowerCase() === address.toLowerCase();
  for (const { anchor, deployments: rows } of deployments.chains) {
    const row = rows.find((each) => sameAs(each.address));
    const path = row && places.ofCode(row.address, anchor);
    if (path !== undefined) return path;
  }
  return undefined;
}
