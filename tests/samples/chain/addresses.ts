// SPDX-License-Identifier: MIT

/**
 * Addresses of the published contracts on Ethereum mainnet.
 *
 * The private chain uses the same addresses, so that samples run with the addresses that they print.
 */
export const addresses = {
  weth9: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  dai: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  positionManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
  swapRouter: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
  swapRouter02: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  quoter: '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6',
  quoterV2: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
  tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
  v3Migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34',
  multicall: '0x1F98415757620B543A52E61c46B32eB19261F984',
  staker: '0xe34139463bA50bD61336E0c446Bd8C0867c6fE65',
  v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  v2Router02: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  universalRouter: '0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B',
} as const;
