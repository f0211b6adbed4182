import { conclude, runLanes } from './run-steps';

/*
 * What needs no build, for while one works: the gate's first steps, side by side and with what each remembers of the
 * run before. A changed type may make a mistake in a file that has not changed, which ESLint then does not read again;
 * the gate reads all.
 */
const CACHE = 'node_modules/.cache';

void runLanes([
  [{ name: 'unit', command: 'vitest run --project "unit*"' }],
  [
    {
      name: 'types',
      command: `tsc --noEmit --incremental --tsBuildInfoFile ${CACHE}/types.json`,
    },
    {
      name: 'lint',
      command: `eslint . --max-warnings 0 --cache --cache-location ${CACHE}/eslint`,
    },
    { name: 'format', command: 'prettier --check . --cache' },
    { name: 'rooms', command: 'npm run --silent rooms' },
    { name: 'imports and exports', command: 'knip --exclude types,nsTypes,enumMembers' },
    { name: 'content', command: 'vitest run --project content' },
  ],
]).then(conclude);
