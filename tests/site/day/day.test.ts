import { expect, test } from 'vitest';
import { liveADay } from './live-a-day';
import { comparable } from './state-of-site';

/** Seed and number of edits. `npm run test:soak -- --seed N --edits M` sets them. */
const seed = Number(process.env.DAY_SEED ?? 20_261_123);
const edits = Number(process.env.DAY_EDITS ?? 30);
/** Timeout of the test in ms, far longer than the edits take on a busy machine. */
const timeout = 600_000 + edits * 10_000;

const title = `after a day of writing (seed ${seed}), develop has what a build from nothing has`;

test(title, { timeout }, async () => {
  const { done, broken, whole } = await liveADay(seed, edits);
  const story = `Seed ${seed}:\n${done.join('\n')}\n`;
  expect(done.length, story).toBeGreaterThanOrEqual(edits);
  // A build stops at the first mistakes that it finds, but develop reports all. So develop's findings must include the
  // build's.
  if (broken.developed.length > whole.developed.length) {
    expect(broken.built.code, story + broken.built.output).not.toBe(0);
    expect(broken.built.findings.length, story).toBeGreaterThan(0);
    expect(broken.developed, story).toEqual(expect.arrayContaining(broken.built.findings));
  }
  expect(whole.built.code, story + whole.built.output).toBe(0);
  expect(whole.developed, story).toEqual(whole.built.findings);
  expect(whole.state, story).toEqual(whole.built.state && comparable(whole.built.state));
});
