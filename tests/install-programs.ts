import { checkPrograms, everyProgram, installPrograms, type Program } from './programs';

/*
 * `npm run test:programs` installs every program that the tests need from outside npm, and with names behind `--` only
 * those. It says where each one is, and does nothing for those that are already there.
 */
const named = process.argv.slice(2) as Program[];
const unknown = named.filter((name) => !everyProgram.includes(name));
if (unknown.length > 0) {
  console.error(`No test needs ${unknown.join(', ')}. Choose from: ${everyProgram.join(', ')}.`);
  process.exit(1);
}
const programs = named.length > 0 ? named : everyProgram;
try {
  checkPrograms(programs, 60_000);
  installPrograms(programs);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
