import { Interface } from '@ethersproject/abi';

/** The router as ethers encodes calls of it, which the code that is tested has no part in. */
export const router = new Interface([
  'function execute(bytes commands, bytes[] inputs) payable',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);
/** The signature of the shorter `execute`. */
export const SHORT = 'execute(bytes,bytes[])';
