// SPDX-License-Identifier: MIT
import type { PermitSingle } from '@uniswap/permit2-sdk';
import {
  BigNumber,
  type BigNumberish,
  constants,
  type providers,
  type Signer,
  utils,
} from 'ethers';
import { allow } from '../permit2/allowance.ts';
import { ADDRESS_THIS, Command, MSG_SENDER, WETH9 } from './commands.ts';
import { encode, pathOf } from './encode.ts';
import { execute } from './execute.ts';
import { permitInput } from './permit-and-split.ts';

// #region order
interface Item {
  /** 0 is ether, 1 an ERC-20 token, 2 an ERC-721 token. */
  itemType: number;
  token: string;
  identifierOrCriteria: BigNumberish;
  startAmount: BigNumberish;
  endAmount: BigNumberish;
}

/** An order that a seller has signed for Seaport, as a marketplace provides it. */
export interface SeaportOrder {
  parameters: {
    offerer: string;
    zone: string;
    offer: Item[];
    consideration: (Item & { recipient: string })[];
    orderType: number;
    startTime: BigNumberish;
    endTime: BigNumberish;
    zoneHash: string;
    salt: BigNumberish;
    conduitKey: string;
    totalOriginalConsiderationItems: BigNumberish;
  };
  signature: string;
}

const item = `uint8 itemType, address token, uint256 identifierOrCriteria,
  uint256 startAmount, uint256 endAmount`;
export const seaport = new utils.Interface([
  `function fulfillAdvancedOrder(
    tuple(
      tuple(address offerer, address zone,
        tuple(${item})[] offer, tuple(${item}, address recipient)[] consideration,
        uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash,
        uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems
      ) parameters,
      uint120 numerator, uint120 denominator, bytes signature, bytes extraData
    ) advancedOrder,
    tuple(uint256 orderIndex, uint8 side, uint256 index, uint256 identifier,
      bytes32[] criteriaProof)[] criteriaResolvers,
    bytes32 fulfillerConduitKey, address recipient) payable returns (bool)`,
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
}: SeaportOrder): BigNumber {
  const [sold, ...more] = offer;
  if (sold?.itemType !== 2 || more.length > 0) throw new Error('Not one ERC-721 token');
  return consideration.reduce((sum, { itemType, startAmount, endAmount }) => {
    if (itemType !== 0) throw new Error('Not priced in ether');
    if (!BigNumber.from(startAmount).eq(endAmount)) throw new Error('Not a fixed price');
    return sum.add(startAmount);
  }, constants.Zero);
}
// #endregion price

// #region fulfil
/** Encodes calldata for Seaport that fulfils the whole order for `buyer`. */
export function fulfil({ parameters, signature }: SeaportOrder, buyer: string): string {
  return seaport.encodeFunctionData('fulfillAdvancedOrder', [
    { parameters, numerator: 1, denominator: 1, signature, extraData: '0x' },
    [],
    constants.HashZero, // no conduit: the payer is the router, which pays in ether
    // A real address, because Seaport has no placeholders: 1 would own the token, and 0
    // means the caller, which is the router.
    buyer,
  ]);
}

/** Encodes the input of SEAPORT: the ether to send, and the call to make. */
export const purchase = (order: SeaportOrder, buyer: string) =>
  encode(['uint256', 'bytes'], [priceOf(order), fulfil(order, buyer)]);

/** Encodes the input of OWNER_CHECK_721: the account that must own the token by then. */
export function arrival({ parameters: { offer } }: SeaportOrder, buyer: string): string {
  const [sold] = offer;
  const types = ['address', 'address', 'uint256'];
  return encode(types, [buyer, sold?.token, sold?.identifierOrCriteria]);
}

/** The input of SWEEP: sends all remaining ether to the caller of the router. */
export const refund = encode(
  ['address', 'address', 'uint256'],
  [constants.AddressZero, MSG_SENDER, 0],
);
// #endregion fulfil

// #region one
/** Buys one token with ether. If any step fails, everything reverts. */
export async function buyOne(
  signer: Signer,
  order: SeaportOrder,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const buyer = await signer.getAddress();
  return execute(
    signer,
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
  signer: Signer,
  orders: SeaportOrder[],
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const buyer = await signer.getAddress();
  const value = orders.reduce((sum, order) => sum.add(priceOf(order)), constants.Zero);
  return execute(
    signer,
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
  signer: Signer,
  order: SeaportOrder,
  fee: number,
  amountInMaximum: BigNumber,
  permit: PermitSingle,
  signature: string,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const buyer = await signer.getAddress();
  const price = priceOf(order);
  // Reversed, as always for an exact output: the token bought comes first.
  const path = pathOf(WETH9, fee, permit.details.token);
  return execute(
    signer,
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
      encode(
        ['address', 'uint256', 'uint256', 'bytes', 'bool'],
        [ADDRESS_THIS, price, amountInMaximum, path, true],
      ),
      encode(['address', 'uint256'], [ADDRESS_THIS, price]),
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
  signer: Signer,
  market: string,
  order: SeaportOrder,
): Promise<providers.TransactionReceipt> {
  const [first] = order.parameters.consideration;
  if (!first) throw new Error('No price');
  const price = order.parameters.consideration.reduce((sum, part) => {
    if (part.itemType !== 1) throw new Error('Not priced in a token');
    if (part.token !== first.token) throw new Error('Priced in several tokens');
    if (!BigNumber.from(part.startAmount).eq(part.endAmount)) {
      throw new Error('Not a fixed price');
    }
    return sum.add(part.startAmount);
  }, constants.Zero);
  // No more than this order costs, so that no allowance is left for another order.
  await allow(signer, first.token, market, price);
  const data = fulfil(order, await signer.getAddress());
  return (await signer.sendTransaction({ to: market, data })).wait();
}
// #endregion token-priced
