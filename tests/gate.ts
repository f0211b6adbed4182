import { conclude, runLanes, runSteps, type Outcome, type Step } from './run-steps';

/** What reads the sources, or waits for npm: none uses more than one processor. */
const readings: readonly (readonly Step[])[] = [
  [{ name: 'lint', command: 'eslint . --max-warnings 0' }],
  [
    { name: 'format', command: 'prettier --check .' },
    { name: 'rooms', command: 'npm run --silent rooms' },
    { name: 'imports and exports', command: 'knip --exclude types,nsTypes,enumMembers' },
    { name: 'check', command: 'npm run --silent check' },
    { name: 'packages of the samples', command: 'tsx tests/samples/run-install.ts' },
  ],
];

/** What uses all processors. */
const unit: readonly Step[] = [{ name: 'unit', command: 'vitest run --project "unit*"' }];

/** The site, and beside it what is tried without it. */
const building: readonly (readonly Step[])[] = [
  [{ name: 'build', command: 'npm run --silent build' }],
  [
    { name: 'packages', command: 'vitest run --project packages --project programs' },
    { name: 'content', command: 'vitest run --project content' },
  ],
];

/** What the site shows to other programs than browsers, and beside that the site as it is under a base path. */
const looking: readonly (readonly Step[])[] = [
  [{ name: 'build under /docs', command: 'tsx tests/browser/build-under-docs.ts' }],
  [
    { name: 'types', command: 'tsc --noEmit' },
    { name: 'built output', command: 'vitest run --project output' },
    { name: 'search', command: 'vitest run --project search' },
  ],
];

/** Chromium's tests, in parts: what is short at the end leaves no processor idle for long. */
const FIFTHS = [1, 2, 3, 4, 5].map((fifth) => `browser, fifth ${fifth}`);

/**
 * The engines that readers have, two at a time: none uses a processor whole. Whichever has ended takes the next, the longest
 * first. Without a build there is nothing to show.
 */
const engines = ({ built, builtUnderDocs }: Record<'built' | 'builtUnderDocs', boolean>) => {
  const browser = (name: string): Step => ({
    name,
    command: `vitest run --project '${name}'`,
  });
  const fifths = FIFTHS.map((name, index) => ({
    name,
    command: `vitest run --project browser --shard ${index + 1}/${FIFTHS.length}`,
  }));
  const queue = [
    ...(builtUnderDocs ? [browser('browser firefox')] : []),
    ...(built ? [browser('browser webkit'), ...fifths] : []),
    ...(builtUnderDocs ? [browser('browser under /docs')] : []),
  ].values();
  return [queue, queue];
};

/**
 * What waits for compilers, chains and npm more than for the processor, side by side. Not so the tests of what a browser
 * shows and when: they come before, alone.
 */
const lanes = (built: boolean): Step[][] => [
  [{ name: 'bad content', command: 'vitest run --project site' }],
  [{ name: 'samples', command: 'tsx tests/samples/run.ts' }],
  built
    ? [
        { name: 'what readers copy', command: 'tsx tests/samples/run-reader.ts' },
        { name: 'projects', command: 'tsx tests/samples/run-projects.ts' },
      ]
    : [],
];

/** What two rounds of checks came to, together. */
const both = (one: Outcome, other: Outcome): Outcome => ({
  passed: [...one.passed, ...other.passed],
  failed: [...one.failed, ...other.failed],
  notRun: [...one.notRun, ...other.notRun],
  said: { ...one.said, ...other.said },
  triedTwice: [...one.triedTwice, ...other.triedTwice],
});

const namesOf = (steps: readonly (readonly Step[])[]): string[] =>
  steps.flat().map(({ name }) => name);

async function runGate(): Promise<void> {
  const read = both(await runLanes(readings), await runSteps(unit));
  const made = both(read, await runLanes(building));
  const built = made.passed.includes('build');
  const looked = built ? both(made, await runLanes(looking)) : made;
  const builtUnderDocs = looked.passed.includes('build under /docs');
  const shown = both(looked, await runLanes(engines({ built, builtUnderDocs })));
  const all = both(shown, await runLanes(lanes(built)));
  conclude({
    ...all,
    notRun: [
      ...all.notRun,
      ...(built ? [] : [...namesOf(looking), ...FIFTHS, 'browser webkit']),
      ...(built ? [] : ['what readers copy', 'projects']),
      ...(builtUnderDocs ? [] : ['browser firefox', 'browser under /docs']),
    ],
  });
}

void runGate();
