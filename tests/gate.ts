import { spawnSync } from 'node:child_process';

/** The checks in order: each rests on those before it, so the first that fails ends the run. */
const steps: readonly (readonly [name: string, command: string])[] = [
  ['format', 'prettier --check .'],
  ['lint', 'eslint . --max-warnings 0'],
  ['imports and exports', 'knip --treat-config-hints-as-errors'],
  ['unit', 'vitest run --project unit'],
  ['content', 'vitest run --project content'],
  ['build', 'gatsby build --prefix-paths'],
  ['types', 'tsc --noEmit'],
  ['built output', 'vitest run --project output'],
  ['search', 'vitest run --project search'],
  ['build under /docs', 'tsx tests/browser/build-under-docs.ts'],
  ['browser', 'vitest run --project browser'],
  ['browser under /docs', "vitest run --project 'browser under /docs'"],
  ['browser firefox', "vitest run --project 'browser firefox'"],
  ['bad content', 'vitest run --project site'],
  ['samples', 'tsx tests/samples/run.ts'],
];

let passed = 0;
for (const [name, command] of steps) {
  const started = Date.now();
  console.log(`\n▸ ${name}: ${command}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  });
  if (status !== 0) {
    console.error(`\n✗ ${name} failed.`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`✓ ${name}, ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${passed} passed, 0 failed`);
