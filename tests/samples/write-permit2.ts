// SPDX-License-Identifier: MIT
/** Compiles Permit2 and writes it to a file for the tests, because no package contains this build. */
import { writeFileSync } from 'node:fs';
import { compilePermit2, PERMIT2_FILE } from './chain/canonical-permit2.ts';

writeFileSync(PERMIT2_FILE, `${JSON.stringify(compilePermit2(), null, 2)}\n`);
console.log(PERMIT2_FILE);
