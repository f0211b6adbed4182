import { conclude, runLanes, runSteps, type Outcome, type Step } from './run-steps';

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
  { name: 'build under /docs', command: 'tsx tests/browser/build-under-docs.ts' },
  { name: 'packages of the samples', command: 'tsx tests/samples/run-install.ts' },
];

/** The engines that readers have, two at a time: none uses a processor whole. Without a build there is nothing to show. */
const engines = ({ built, builtUnderDocs }: Record<'built' | 'builtUnderDocs', boolean>) => {
  const browser = (name: string): Step => ({
    name,
    command: `vitest run --project '${name}'`,
  });
  return [
    built ? [browser('browser')] : [],
    [
      ...(builtUnderDocs ? [browser('browser firefox'), browser('browser under /docs')] : []),
      ...(built ? [browser('browser webkit')] : []),
    ],
  ];
};

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

/** What two rounds of checks came to, together. */
const both = (one: Outcome, other: Outcome): Outcome => ({
  passed: [...one.passed, ...other.passed],
  failed: [...one.failed, ...other.failed],
  notRun: [...one.notRun, ...other.notRun],
  said: { ...one.said, ...other.said },
  triedTwice: [...one.triedTwice, ...other.triedTwice],
});

async function runGate(): Promise<void> {
  const first = await runSteps(steps);
  const built = first.passed.includes('build');
  const builtUnderDocs = first.passed.includes('build under /docs');
  const shown = both(first, await runLanes(engines({ built, builtUnderDocs })));
  const all = both(shown, await runLanes(lanes(built)));
  conclude({
    ...all,
    notRun: [
      ...all.notRun,
      ...(built ? [] : ['browser', 'browser webkit', 'what readers copy', 'projects']),
      ...(builtUnderDocs ? [] : ['browser firefox', 'browser under /docs']),
    ],
  });
}

void runGate();
