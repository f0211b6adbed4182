// SPDX-License-Identifier: MIT
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
  type TransactionReceipt,
  type Transport,
  zeroAddress,
  zeroHash,
} from 'viem';
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import { allow } from '../../permit2/viem/allowance.ts';
import type { PermitSingle } from '../../permit2/viem/sign-allowance.ts';
import { ADDRESS_THIS, Command, MSG_SENDER, WETH9 } from './commands.ts';
import { pathOf } from './encode.ts';
import { execute } from './execute.ts';
import { permitInput } from './permit-and-split.ts';

// #region order
interface Item {
  /** 0 is ether, 1 an ERC-20 token, 2 an ERC-721 token. */
  itemType: number;
  token: Address;
  identifierOrCriteria: bigint;
  startAmount: bigint;
  endAmount: bigint;
}

/** An order that a seller has signed for Seaport. */
export interface SeaportOrder {
  parameters: {
    offerer: Address;
    zone: Address;
    offer: Item[];
    consideration: (Item & { recipient: Address })[];
    orderType: number;
    startTime: bigint;
    endTime: bigint;
    zoneHash: Hex;
    salt: bigint;
    conduitKey: Hex;
    totalOriginalConsiderationItems: bigint;
  };
  signature: Hex;
}

/** Parses an order as a marketplace provides it, with its numbers as strings. */
export function readOrder(json: string): SeaportOrder {
  const numbers = /^(identifierOrCriteria|(start|end)(Amount|Time)|salt|total\w+)$/;
  return JSON.parse(json, (key, value: string | number) =>
    numbers.test(key) ? BigInt(value) : value,
  ) as SeaportOrder;
}

const item = 'uint8 itemType, address token, uint256 identifierOrCriteria';
const amounts = 'uint256 startAmount, uint256 endAmount';
const offer = `(${item}, ${amounts})[] offer` as const;
const asked = `(${item}, ${amounts}, address recipient)[] consideration` as const;
const times = 'uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash';
const rest = 'uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems';
const parameters = `address offerer, address zone, ${offer}, ${asked}, ${times}` as const;
const part = 'uint120 numerator, uint120 denominator, bytes signature, bytes extraData';
const order = `((${parameters}, ${rest}) parameters, ${part}) advancedOrder` as const;
const criterion = 'uint256 orderIndex, uint8 side, uint256 index, uint256 identifier';
const criteria = `(${criterion}, bytes32[] criteriaProof)[] criteriaResolvers` as const;
const last = 'bytes32 fulfillerConduitKey, address recipient';
export const seaport = parseAbi([
  `function fulfillAdvancedOrder(${order}, ${criteria}, ${last}) payable returns (bool)`,
]);
// #endregion order

// #region price
/**
 * Returns the price of an order in wei: the seller's part plus every fee.
 *
 * Throws unless it offers one ERC-721 token at a fixed price in ether.
 */
export function priceOf({
  parameters: { offer, consideration },
}: SeaportOrder): bigint {
  const [sold, ...more] = offer;
  if (sold?.itemType !== 2 || more.length > 0) throw new Error('Not one ERC-721 token');
  return consideration.reduce((sum, { itemType, startAmount, endAmount }) => {
    if (itemType !== 0) throw new Error('Not priced in ether');
    if (startAmount !== endAmount) throw new Error('Not a fixed price');
    return sum + startAmount;
  }, 0n);
}
// #endregion price

// #region fulfil
/** Encodes calldata for Seaport that fulfils the whole order for `buyer`. */
export function fulfil({ parameters, signature }: SeaportOrder, buyer: Address): Hex {
  return encodeFunctionData({
    abi: seaport,
    functionName: 'fulfillAdvancedOrder',
    args: [
      { parameters, numerator: 1n, denominator: 1n, signature, extraData: '0x' },
      [],
      zeroHash, // no conduit: the payer is the router, which pays in ether
      // A real address, because Seaport has no placeholders: 1 would own the token, and 0
      // means the caller, which is the router.
      buyer,
    ],
  });
}

/** Encodes the input of SEAPORT: the ether to send, and the call to make. */
export const purchase = (order: SeaportOrder, buyer: Address) =>
  encodeAbiParameters(parseAbiParameters('uint256, bytes'), [
    priceOf(order),
    fulfil(order, buyer),
  ]);

/** Encodes the input of OWNER_CHECK_721: the account that must own the token by then. */
export function arrival({ parameters: { offer } }: SeaportOrder, buyer: Address): Hex {
  const [sold] = offer;
  if (!sold) throw new Error('Not one ERC-721 token');
  const types = parseAbiParameters('address, address, uint256');
  return encodeAbiParameters(types, [buyer, sold.token, sold.identifierOrCriteria]);
}

/** The input of SWEEP: sends all remaining ether to the caller of the router. */
export const refund = encodeAbiParameters(
  parseAbiParameters('address, address, uint256'),
  [zeroAddress, MSG_SENDER, 0n],
);
// #endregion fulfil

// #region one
/** Buys one token with ether. If any step fails, everything reverts. */
export async function buyOne(
  wallet: Client<Transport, Chain, Account>,
  order: SeaportOrder,
  deadline: number,
): Promise<TransactionReceipt> {
  const buyer = wallet.account.address;
  return execute(
    wallet,
    [Command.SEAPORT, Command.OWNER_CHECK_721, Command.SWEEP],
    [purchase(order, buyer), arrival(order, buyer), refund],
    deadline,
    priceOf(order),
  );
}
// #endregion one

// #region several
/** Bit 7 of a command byte: continue if this step fails. */
export const ALLOW_REVERT = 0x80;

/** Buys the tokens that are still for sale, and gets back the ether for the others. */
export async function buyAvailable(
  wallet: Client<Transport, Chain, Account>,
  orders: readonly SeaportOrder[],
  deadline: number,
): Promise<TransactionReceipt> {
  const buyer = wallet.account.address;
  const value = orders.reduce((sum, order) => sum + priceOf(order), 0n);
  return execute(
    wallet,
    [...orders.map(() => Command.SEAPORT | ALLOW_REVERT), Command.SWEEP],
    // The ether of a failed sale is still in the router when SWEEP runs.
    [...orders.map((order) => purchase(order, buyer)), refund],
    deadline,
    value,
  );
}
// #endregion several

// #region with-token
/**
 * Sells a token for exactly the ether that the order costs, and buys with it. Needs one
 * signature, and reverts everything if any step fails.
 *
 * @param fee tier of the v3 pool of the token and WETH9
 * @param amountInMaximum maximum of the token that you pay, in its base unit
 * @param permit for this router; approve Permit2 for the token once beforehand
 */
export async function buyWithToken(
  wallet: Client<Transport, Chain, Account>,
  order: SeaportOrder,
  fee: number,
  amountInMaximum: bigint,
  permit: PermitSingle,
  signature: Hex,
  deadline: number,
): Promise<TransactionReceipt> {
  const buyer = wallet.account.address;
  const price = priceOf(order);
  // Reversed, as always for an exact output: the token bought comes first.
  const path = pathOf(WETH9, fee, permit.details.token);
  return execute(
    wallet,
    [
      Command.PERMIT2_PERMIT,
      Command.V3_SWAP_EXACT_OUT,
      Command.UNWRAP_WETH,
      Command.SEAPORT,
      Command.OWNER_CHECK_721,
      Command.SWEEP,
    ],
    [
      permitInput(permit, signature),
      // payerIsUser is true: Permit2 transfers only as much as the swap needs.
      encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
        ADDRESS_THIS,
        price,
        amountInMaximum,
        path,
        true,
      ]),
      encodeAbiParameters(parseAbiParameters('address, uint256'), [ADDRESS_THIS, price]),
      purchase(order, buyer),
      arrival(order, buyer),
      refund,
    ],
    deadline,
  );
}
// #endregion with-token

// #region token-priced
/**
 * Buys a token that is priced in an ERC-20, from the buyer's own account. This router has
 * no command that lets Seaport transfer tokens from it. Buy the ERC-20 first.
 *
 * @param market Seaport, at the version that the order was signed for
 */
export async function buyForToken(
  wallet: Client<Transport, Chain, Account>,
  market: Address,
  order: SeaportOrder,
): Promise<TransactionReceipt> {
  const [first] = order.parameters.consideration;
  if (!first) throw new Error('No price');
  const price = order.parameters.consideration.reduce((sum, part) => {
    if (part.itemType !== 1) throw new Error('Not priced in a token');
    if (part.token !== first.token) throw new Error('Priced in several tokens');
    if (part.startAmount !== part.endAmount) throw new Error('Not a fixed price');
    return sum + part.startAmount;
  }, 0n);
  // No more than this order costs, so that no allowance is left for another order.
  await allow(wallet, first.token, market, price);
  const data = fulfil(order, wallet.account.address);
  const hash = await sendTransaction(wallet, { to: market, data });
  const receipt = await waitForTransactionReceipt(wallet, { hash });
  // Unlike ethers, viem does not throw if the transaction reverted.
  if (receipt.status === 'reverted') throw new Error(`The purchase reverted: ${hash}`);
  return receipt;
}
// #endregion token-priced
