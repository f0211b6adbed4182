// SPDX-License-Identifier: MIT
/**
 * Writes the compiled contracts that readers run on the page, and the names of the market's contracts, functions,
 * events and errors.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createMarket } from './chain/market-state.ts';
import {
  compiledContract,
  CONTRACTS_FOLDER,
  INTERFACES_FILE,
  interfacesOf,
  scenarios,
} from './chain/runnable.ts';

const anvil = await createMarket();
const interfaces = await interfacesOf(anvil);
await anvil.stop();
const write = (file: string, value: unknown) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};
write(INTERFACES_FILE, interfaces);
for (const { sample, contract } of scenarios()) {
  write(join(CONTRACTS_FOLDER, `${sample}.json`), compiledContract(sample, contract));
}
console.log(`${INTERFACES_FILE}, ${CONTRACTS_FOLDER}: ${scenarios().length} contracts`);
