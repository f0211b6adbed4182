import { zeroAddress, type Address, type Hex } from 'viem';
import {
  computePoolAddress,
  DEPLOYMENTS,
  type FactoryVersion,
  type PoolAddress,
  WRONG_POOL_HASH,
} from '../../../protocol/calldata/pool-address';
import { KNOWN_TOKENS } from '../../../protocol/calldata/known-tokens';
import { readAddress, readFixedBytes } from '../../../protocol/calldata/read-hex';
import { readUint } from '../../../protocol/calldata/read-uint';
import { read, refuse, type Reading } from '../../../protocol/exact/reading';
import { FEE_TIERS } from '../../../protocol/calldata/swap-path';
import type { AddressCodec } from '../../kit/use-address-state';
import { addressNumber, addressText, textFromAddress } from '../kit/address-text';

/** The reader's input, as typed. */
export interface AddressCalculatorState {
  readonly tokenA: string;
  readonly tokenB: string;
  /** The fee tier, used only for v3. */
  readonly fee: string;
  readonly factory: string;
  readonly initCodeHash: string;
}

const { DAI, USDC, WETH } = KNOWN_TOKENS;

function codecOf(version: FactoryVersion): AddressCodec<AddressCalculatorState> {
  const defaults = { tokenA: WETH, tokenB: USDC, fee: '500', ...DEPLOYMENTS[version] };
  const names = {
    tokenA: 'token-a',
    tokenB: 'token-b',
    fee: 'fee',
    factory: 'factory',
    initCodeHash: 'init-code-hash',
  } as const;
  return {
    defaults,
    read: (parameters) => {
      const text = (key: keyof typeof names) =>
        textFromAddress(parameters.get(names[key]), defaults[key]);
      return {
        tokenA: text('tokenA'),
        tokenB: text('tokenB'),
        fee: text('fee'),
        factory: text('factory'),
        initCodeHash: text('initCodeHash'),
      };
    },
    write: (state) => ({
      [names.tokenA]: addressText(state.tokenA),
      [names.tokenB]: addressText(state.tokenB),
      [names.fee]: addressNumber(state.fee),
      [names.factory]: addressText(state.factory),
      [names.initCodeHash]: addressText(state.initCodeHash),
    }),
  };
}

/**
 * Maps the state to a query such as `?token-a=0x…&token-b=0x…&fee=3000`. Parameters with default values are omitted, so
 * most queries have no factory and no hash.
 */
export const addressCalculatorCodecs: Record<
  FactoryVersion,
  AddressCodec<AddressCalculatorState>
> = { v1: codecOf('v1'), v3: codecOf('v3') };

/** Examples to start from, with the labels of their buttons. */
export const PRESETS: Record<
  FactoryVersion,
  readonly (readonly [label: string, state: Partial<AddressCalculatorState>])[]
> = {
  v1: [
    ['USDC/WETH', { tokenA: WETH, tokenB: USDC, ...DEPLOYMENTS.v1 }],
    ['DAI/WETH', { tokenA: DAI, tokenB: WETH, ...DEPLOYMENTS.v1 }],
    ['DAI/USDC', { tokenA: DAI, tokenB: USDC, ...DEPLOYMENTS.v1 }],
  ],
  v3: [
    ['USDC/WETH 0.01%', { tokenA: WETH, tokenB: USDC, fee: '100', ...DEPLOYMENTS.v3 }],
    ['0.05%', { tokenA: WETH, tokenB: USDC, fee: '500', ...DEPLOYMENTS.v3 }],
    ['0.3%', { tokenA: WETH, tokenB: USDC, fee: '3000', ...DEPLOYMENTS.v3 }],
    ['1%', { tokenA: WETH, tokenB: USDC, fee: '10000', ...DEPLOYMENTS.v3 }],
  ],
};

/** Parses a token's address. The zero address is invalid, because the factories reject it. */
function readToken(text: string): Reading<Address> {
  const token = readAddress(text);
  return token.problem === undefined && token.value === zeroAddress
    ? refuse('The zero address is not a token, and the factory rejects it. For ether, use WETH.')
    : token;
}

function readTokenB(state: AddressCalculatorState): Reading<Address> {
  const [a, b] = [readToken(state.tokenA), readToken(state.tokenB)];
  return a.problem === undefined && b.problem === undefined && a.value === b.value
    ? refuse('Both tokens are the same, and the factory rejects identical addresses.')
    : b;
}

function readFee(text: string): Reading<number> {
  const fee = readUint(text, 24);
  return fee.problem === undefined ? read(Number(fee.value)) : fee;
}

function warn(
  state: { fee: number | undefined; factory: Address; initCodeHash: Hex },
  version: FactoryVersion,
) {
  const { factory, initCodeHash } = DEPLOYMENTS[version];
  const other = DEPLOYMENTS[version === 'v1' ? 'v3' : 'v1'];
  const hash = state.initCodeHash.toLowerCase();
  const warnings: string[] = [];
  if (hash === WRONG_POOL_HASH) {
    warnings.push(
      'This init code hash is from the 0.8 branch of v3-periphery. No deployed pool uses it, so the address is wrong.',
    );
  } else if (hash === other.initCodeHash) {
    warnings.push(
      `This is the init code hash of the other protocol version. For ${version}, it is ${initCodeHash}.`,
    );
  } else if (hash !== initCodeHash) {
    warnings.push(
      `For ${version} on Ethereum mainnet the init code hash is ${initCodeHash}; other chains and forks may differ.`,
    );
  }
  if (state.factory === other.factory) {
    warnings.push(
      `This is the factory of the other protocol version. For ${version}, it is ${factory}.`,
    );
  } else if (state.factory !== factory) {
    warnings.push(
      `For ${version} on Ethereum mainnet the factory is ${factory}; other chains and forks may differ.`,
    );
  }
  if (state.fee !== undefined && !FEE_TIERS.some((tier) => tier === state.fee)) {
    warnings.push(`${state.fee} is not a standard fee tier, so this pool may not exist.`);
  }
  return warnings;
}

/** Returns the problem of each field, or `undefined` for valid ones. */
export function fieldProblems(state: AddressCalculatorState, version: FactoryVersion) {
  return {
    tokenA: readToken(state.tokenA).problem,
    tokenB: readTokenB(state).problem,
    fee: version === 'v3' ? readFee(state.fee).problem : undefined,
    factory: readAddress(state.factory).problem,
    initCodeHash: readFixedBytes(state.initCodeHash, 32).problem,
  };
}

/** A computed address, with its steps and warnings. */
export interface CalculatedAddress extends PoolAddress {
  readonly factory: Address;
  readonly initCodeHash: Hex;
  readonly fee: number | undefined;
  readonly warnings: readonly string[];
}

/** Returns everything the tool shows, or the reason why it shows nothing. */
export function calculateAddress(
  state: AddressCalculatorState,
  version: FactoryVersion,
): Reading<CalculatedAddress> {
  const tokenA = readToken(state.tokenA);
  if (tokenA.problem !== undefined) return refuse(`First token: ${tokenA.problem}`);
  const tokenB = readTokenB(state);
  if (tokenB.problem !== undefined) return refuse(`Second token: ${tokenB.problem}`);
  const fee = version === 'v3' ? readFee(state.fee) : read(undefined);
  if (fee.problem !== undefined) return refuse(`Fee: ${fee.problem}`);
  const factory = readAddress(state.factory);
  if (factory.problem !== undefined) return refuse(`Factory: ${factory.problem}`);
  const hash = readFixedBytes(state.initCodeHash, 32);
  if (hash.problem !== undefined) return refuse(`Init code hash: ${hash.problem}`);
  const shared = { factory: factory.value, initCodeHash: hash.value };
  const pool = computePoolAddress({
    ...shared,
    tokenA: tokenA.value,
    tokenB: tokenB.value,
    ...(fee.value !== undefined && { fee: fee.value }),
  });
  const warnings = warn({ ...shared, fee: fee.value }, version);
  return read({ ...pool, ...shared, fee: fee.value, warnings });
}
