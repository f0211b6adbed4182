import { checkPrograms, everyProgram, installPrograms, type Program } from './programs';

/*
 * `npm run test:programs` installs the programs that tests need but npm doesn't install. It prints the path of each
 * one, and skips those that are already installed. Names after `--` select programs.
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
