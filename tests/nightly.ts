import { conclude, runSteps } from './run-steps';

/*
 * What takes long and a single change seldom breaks, in order: `.github/workflows/nightly.yml` runs it each night. What of
 * it can be told by less is in the gate, too.
 */
void runSteps([
  { name: 'build', command: 'npm run --silent build' },
  { name: 'build under /docs', command: 'tsx tests/browser/build-under-docs.ts' },
  {
    name: 'rented hosts',
    command: "vitest run --project 'output nightly'",
    needs: 'build',
  },
  {
    name: 'second engine for access',
    command: "vitest run --project 'browser nightly'",
    needs: 'build',
  },
  {
    name: 'all that readers do, in Firefox',
    command: "vitest run --project 'browser firefox nightly'",
    needs: 'build under /docs',
  },
  {
    name: 'all that links lead to, under /docs',
    command: "vitest run --project 'browser under /docs nightly'",
    needs: 'build under /docs',
  },
  { name: 'every project', command: 'tsx tests/samples/run-projects.ts --every', needs: 'build' },
  { name: 'caches, deploys and the editor', command: "vitest run --project 'site nightly'" },
  { name: 'a day of writing', command: 'npm run --silent day' },
  { name: 'offline', command: 'npm run --silent test:offline' },
]).then(conclude);
