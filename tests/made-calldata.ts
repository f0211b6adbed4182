import { Interface } from '@ethersproject/abi';

/** The router's interface in ethers, with which tests encode calldata independently of the code under test. */
export const router = new Interface([
  'function execute(bytes commands, bytes[] inputs) payable',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);
/** Signature of the `execute` overload without a deadline. */
export const SHORT = 'execute(bytes,bytes[])';
