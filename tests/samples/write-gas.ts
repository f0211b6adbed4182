// SPDX-License-Identifier: MIT
/** Measures the gas of the calls in `tests/samples/gas`, for the tables of `content/reference/gas.yml`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAS_RUNS_FILE } from '../../src/site/runs/gas-run.ts';
import { measureAll } from './gas/cases.ts';
import { repositoryRoot } from './toolchain/paths.ts';

const measured = await measureAll();
writeFileSync(join(repositoryRoot, GAS_RUNS_FILE), `${JSON.stringify(measured, null, 2)}\n`);
console.log(`${GAS_RUNS_FILE}: ${Object.keys(measured.runs).length} calls measured`);
