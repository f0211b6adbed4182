import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** The seed is random unless it is passed. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, edits: { type: 'string', default: '200' } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e9));
for (const [name, value] of Object.entries({ seed, edits: values.edits })) {
  if (/^[1-9]\d*$/.test(value)) continue;
  console.error(`--${name} is a whole number above 0, such as 200`);
  process.exit(2);
}
console.log(`npm run test:soak -- --seed ${seed} --edits ${values.edits}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'day'], {
  stdio: 'inherit',
  env: { ...process.env, DAY_SEED: seed, DAY_EDITS: values.edits },
});
process.exit(status ?? 1);
