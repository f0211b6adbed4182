// SPDX-License-Identifier: MIT
/** Creates the market on a private chain, and exports it for the engine that runs samples in a reader's browser. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportMarket, MARKET_FILE, createMarket } from './chain/market-state.ts';

const anvil = await createMarket();
const market = await exportMarket(anvil);
await anvil.stop();
mkdirSync(dirname(MARKET_FILE), { recursive: true });
writeFileSync(MARKET_FILE, `${JSON.stringify(market, null, 2)}\n`);
console.log(
  `${MARKET_FILE}: ${Object.keys(market.accounts).length} accounts, ${market.block.hash}`,
);
