import { Interface } from '@ethersproject/abi';

/**
 * The router's interface in ethers. Tests encode calldata with it, because the code under test uses another library.
 */
export const router = new Interface([
  'function execute(bytes commands, bytes[] inputs) payable',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);
/** Signature of the `execute` function without a deadline. */
export const SHORT = 'execute(bytes,bytes[])';
