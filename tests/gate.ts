import { conclude, runLanes, runSteps, type Step } from './run-steps';

/** The checks in order. */
const steps: readonly Step[] = [
  { name: 'format', command: 'prettier --check .' },
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  { name: 'rooms', command: 'npm run --silent rooms' },
  { name: 'imports and exports', command: 'knip --exclude types,nsTypes,enumMembers' },
  { name: 'check', command: 'npm run --silent check' },
  { name: 'unit', command: 'vitest run --project "unit*"' },
  { name: 'packages', command: 'vitest run --project packages --project programs' },
  { name: 'content', command: 'vitest run --project content' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'types', command: 'tsc --noEmit', needs: 'build' },
  { name: 'built output', command: 'vitest run --project output', needs: 'build' },
  { name: 'search', command: 'vitest run --project search', needs: 'build' },
  { name: 'browser', command: 'vitest run --project browser', needs: 'build' },
  {
    name: 'browser webkit',
    command: "vitest run --project 'browser webkit'",
    needs: 'build',
  },
  { name: 'build under /docs', command: 'tsx tests/browser/build-under-docs.ts' },
  {
    name: 'browser under /docs',
    command: "vitest run --project 'browser under /docs'",
    needs: 'build under /docs',
  },
  {
    name: 'browser firefox',
    command: "vitest run --project 'browser firefox'",
    needs: 'build under /docs',
  },
  { name: 'packages of the samples', command: 'tsx tests/samples/run-install.ts' },
];

/**
 * What waits for compilers, chains and npm more than for the processor, side by side. Not so the tests of what a browser
 * shows and when: they come before, alone.
 */
const lanes = (built: boolean): Step[][] => [
  [{ name: 'bad content', command: 'vitest run --project site' }],
  [
    { name: 'samples', command: 'tsx tests/samples/run.ts' },
    ...(built
      ? [
          { name: 'what readers copy', command: 'tsx tests/samples/run-reader.ts' },
          { name: 'projects', command: 'tsx tests/samples/run-projects.ts' },
        ]
      : []),
  ],
];

async function runGate(): Promise<void> {
  const first = await runSteps(steps);
  const built = first.passed.includes('build');
  const last = await runLanes(lanes(built));
  conclude({
    passed: [...first.passed, ...last.passed],
    failed: [...first.failed, ...last.failed],
    notRun: [...first.notRun, ...(built ? [] : ['what readers copy', 'projects'])],
    said: { ...first.said, ...last.said },
    triedTwice: [...first.triedTwice, ...last.triedTwice],
  });
}

void runGate();
