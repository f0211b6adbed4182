import { Interface, type JsonFragment } from '@ethersproject/abi';
import { Multicall } from '@uniswap/v3-sdk';
import { fileJson } from './page-text';

/** The interface of a contract, by the path of its artifact from `node_modules/@uniswap`. */
export const interfaceOf = (path: string) =>
  new Interface(fileJson(`node_modules/@uniswap/${path}`).abi as JsonFragment[]);

/** Names of the functions that calldata calls, in order; those of a multicall one by one. */
export function functionsIn(contract: Interface, calldata: string): string[] {
  const multicall = Multicall.INTERFACE.getSighash('multicall');
  const calls: string[] = calldata.startsWith(multicall)
    ? (Multicall.INTERFACE.decodeFunctionData('multicall', calldata)[0] as string[])
    : [calldata];
  return calls.map((call) => contract.getFunction(call.slice(0, 10)).name);
}
