import { basename } from 'node:path';
import { Interface, type JsonFragment } from '@ethersproject/abi';
import { Multicall } from '@uniswap/v3-sdk';
import { fileJson } from './page-text';

/** The interface of a contract, by the path of its artifact from `node_modules/@uniswap`. */
export const interfaceOf = (path: string) =>
  new Interface(fileJson(`node_modules/@uniswap/${path}`).abi as JsonFragment[]);

/** The interface of a contract of the periphery of v3, by its path below `contracts`. */
export const peripheryInterface = (path: string) =>
  interfaceOf(`v3-periphery/artifacts/contracts/${path}.sol/${basename(path)}.json`);

export const swapRouter = peripheryInterface('SwapRouter');
export const swapRouter02 = interfaceOf(
  'swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
);
export const universalRouter = interfaceOf(
  'universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
);

/** Names of the fields of the struct that a function takes. */
export const fieldsOf = (contract: Interface, name: string): string[] =>
  contract.getFunction(name).inputs[0]?.components.map((field) => field.name) ?? [];

/** The calls that calldata holds, in order; those of a multicall one by one. */
export const partsOf = (calldata: string): string[] =>
  calldata.startsWith(Multicall.INTERFACE.getSighash('multicall'))
    ? (Multicall.INTERFACE.decodeFunctionData('multicall', calldata)[0] as string[])
    : [calldata];

/** Names of the functions of a contract that calldata calls, in order. */
export const functionsIn = (contract: Interface, { calldata }: { calldata: string }): string[] =>
  partsOf(calldata).map((data) => contract.parseTransaction({ data }).name);
