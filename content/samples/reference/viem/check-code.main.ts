// SPDX-License-Identifier: MIT
import router from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json';
import { createPublicClient, type Hex, http } from 'viem';
import { codeHash, compareCode, immutablesIn } from './code-hash.ts';

const { RPC_URL = 'http://127.0.0.1:8545' } = process.env;
const client = createPublicClient({ transport: http(RPC_URL) });
const SWAP_ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';

const published = router.deployedBytecode as Hex;
console.log(`published: ${codeHash(published, immutablesIn(published))}`);
console.log(`at ${SWAP_ROUTER}: ${await compareCode(client, SWAP_ROUTER, published)}`);
