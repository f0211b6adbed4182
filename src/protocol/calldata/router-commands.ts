/** Special meaning that the router gives to a value. */
export type Meaning =
  /** `address(1)` and `address(2)` represent the caller and the router. */
  | 'recipient'
  /** 2^255 represents the router's whole balance. */
  | 'balance'
  /** `address(0)` represents ether. */
  | 'ether'
  | 'exact-input-path'
  | 'exact-output-path';

/** A parameter of a command's input. */
export interface CommandParameter {
  readonly name: string;
  /** The ABI type: `uint160`, `address[]`, `tuple`. */
  readonly type: string;
  readonly meaning?: Meaning;
  readonly components?: readonly CommandParameter[];
}

/** A command of the universal router 1.2.1. */
export interface RouterCommand {
  /** The command's byte without flags. */
  readonly number: number;
  readonly name: string;
  readonly parameters: readonly CommandParameter[];
  /**
   * Whether the router continues with the next command if this one fails and its allow-revert bit is set. If any other
   * command fails, the whole call reverts, even with the bit.
   */
  readonly mayFail: boolean;
}

const of =
  (type: string, meaning?: Meaning) =>
  (name: string): CommandParameter => ({ name, type, ...(meaning && { meaning }) });
const address = of('address');
const recipient = of('address', 'recipient');
const tokenOrEther = of('address', 'ether');
const uint = of('uint256');
const uint160 = of('uint160');
const uint48 = of('uint48');
const balance = of('uint256', 'balance');
const bool = of('bool');
const bytes = of('bytes');
const addresses = of('address[]');
const tuple = (name: string, components: readonly CommandParameter[], type = 'tuple') => ({
  name,
  type,
  components,
});

const permitted = [address('token'), uint160('amount'), uint48('expiration'), uint48('nonce')];
const signed = [address('spender'), uint('sigDeadline')];
const call = [uint('value'), bytes('data')];
const call721 = [...call, recipient('recipient'), address('token'), uint('id')];
const call1155 = [...call721, uint('amount')];

type Row = readonly [number, string, readonly CommandParameter[], 'may-fail'?];

/**
 * Commands of the router. Numbers are from Commands.sol; inputs and failures are from Dispatcher.sol. Both files are
 * part of `@uniswap/universal-router` 1.2.1.
 */
const rows: readonly Row[] = [
  [
    0x00,
    'V3_SWAP_EXACT_IN',
    [
      recipient('recipient'),
      balance('amountIn'),
      uint('amountOutMin'),
      of('bytes', 'exact-input-path')('path'),
      bool('payerIsUser'),
    ],
  ],
  [
    0x01,
    'V3_SWAP_EXACT_OUT',
    [
      recipient('recipient'),
      uint('amountOut'),
      uint('amountInMax'),
      of('bytes', 'exact-output-path')('path'),
      bool('payerIsUser'),
    ],
  ],
  // The router doesn't replace placeholders in this recipient, so they would be the literal addresses 1 and 2.
  [0x02, 'PERMIT2_TRANSFER_FROM', [address('token'), address('recipient'), uint160('amount')]],
  [
    0x03,
    'PERMIT2_PERMIT_BATCH',
    [tuple('permitBatch', [tuple('details', permitted, 'tuple[]'), ...signed]), bytes('data')],
  ],
  [0x04, 'SWEEP', [tokenOrEther('token'), recipient('recipient'), uint('amountMin')]],
  [0x05, 'TRANSFER', [tokenOrEther('token'), recipient('recipient'), balance('value')]],
  [0x06, 'PAY_PORTION', [tokenOrEther('token'), recipient('recipient'), uint('bips')]],
  [
    0x08,
    'V2_SWAP_EXACT_IN',
    [
      recipient('recipient'),
      balance('amountIn'),
      uint('amountOutMin'),
      addresses('path'),
      bool('payerIsUser'),
    ],
  ],
  [
    0x09,
    'V2_SWAP_EXACT_OUT',
    [
      recipient('recipient'),
      uint('amountOut'),
      uint('amountInMax'),
      addresses('path'),
      bool('payerIsUser'),
    ],
  ],
  [
    0x0a,
    'PERMIT2_PERMIT',
    [tuple('permitSingle', [tuple('details', permitted), ...signed]), bytes('data')],
  ],
  [0x0b, 'WRAP_ETH', [recipient('recipient'), balance('amountMin')]],
  [0x0c, 'UNWRAP_WETH', [recipient('recipient'), uint('amountMin')]],
  [
    0x0d,
    'PERMIT2_TRANSFER_FROM_BATCH',
    [
      tuple(
        'batchDetails',
        [address('from'), address('to'), uint160('amount'), address('token')],
        'tuple[]',
      ),
    ],
  ],
  [0x10, 'SEAPORT', call, 'may-fail'],
  [0x11, 'LOOKS_RARE_721', call721, 'may-fail'],
  [0x12, 'NFTX', call, 'may-fail'],
  [0x13, 'CRYPTOPUNKS', [uint('punkId'), recipient('recipient'), uint('value')], 'may-fail'],
  [0x14, 'LOOKS_RARE_1155', call1155, 'may-fail'],
  [0x15, 'OWNER_CHECK_721', [address('owner'), address('token'), uint('id')], 'may-fail'],
  [
    0x16,
    'OWNER_CHECK_1155',
    [address('owner'), address('token'), uint('id'), uint('minBalance')],
    'may-fail',
  ],
  [0x17, 'SWEEP_ERC721', [address('token'), recipient('recipient'), uint('id')]],
  [0x18, 'X2Y2_721', call721, 'may-fail'],
  [0x19, 'SUDOSWAP', call, 'may-fail'],
  [0x1a, 'NFT20', call, 'may-fail'],
  [0x1b, 'X2Y2_1155', call1155, 'may-fail'],
  [0x1c, 'FOUNDATION', call721, 'may-fail'],
  [0x1d, 'SWEEP_ERC1155', [address('token'), recipient('recipient'), uint('id'), uint('amount')]],
];

/** All commands, sorted by number. */
export const routerCommands: readonly RouterCommand[] = rows.map(
  ([number, name, parameters, failure]) => ({
    number,
    name,
    parameters,
    mayFail: failure !== undefined,
  }),
);

/** Returns the command for a byte without flags; undefined if the router has no such command. */
export const commandOf = (number: number): RouterCommand | undefined =>
  routerCommands.find((command) => command.number === number);

/** Flag and mask from Commands.sol. The remaining bits, 0x60, are ignored by the router. */
export const ALLOW_REVERT = 0x80;
export const COMMAND_MASK = 0x1f;
