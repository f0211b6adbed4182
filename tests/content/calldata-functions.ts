import { basename } from 'node:path';
import { Interface, type JsonFragment } from '@ethersproject/abi';
import { Multicall } from '@uniswap/v3-sdk';
import { fileJson } from './page-text';

/** Returns the interface of a contract. @param path path of its artifact below `node_modules/@uniswap` */
export const interfaceOf = (path: string) =>
  new Interface(fileJson(`node_modules/@uniswap/${path}`).abi as JsonFragment[]);

/**
 * Returns the interface of a v3 periphery contract. @param path path of its source below `contracts`, without extension
 */
export const peripheryInterface = (path: string) =>
  interfaceOf(`v3-periphery/artifacts/contracts/${path}.sol/${basename(path)}.json`);

export const swapRouter = peripheryInterface('SwapRouter');
export const swapRouter02 = interfaceOf(
  'swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
);
export const universalRouter = interfaceOf(
  'universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
);

/** Returns the field names of the struct that is a function's first parameter. */
export const fieldsOf = (contract: Interface, name: string): string[] =>
  contract.getFunction(name).inputs[0]?.components.map((field) => field.name) ?? [];

/** Returns the calls in calldata, in order: the parts of a multicall, or the only call. */
export const partsOf = (calldata: string): string[] =>
  calldata.startsWith(Multicall.INTERFACE.getSighash('multicall'))
    ? (Multicall.INTERFACE.decodeFunctionData('multicall', calldata)[0] as string[])
    : [calldata];

/** Returns the names of the functions that calldata calls, in order. @param contract interface with the functions */
export const functionsIn = (contract: Interface, { calldata }: { calldata: string }): string[] =>
  partsOf(calldata).map((data) => contract.parseTransaction({ data }).name);
