import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { formatProblem } from '../../../src/site/sources/content-problem';
import { findingsOf, writtenSite, type WrittenSite } from '../written-site';
import { buildState, type BuiltState } from './built-state';
import { dayContent } from './day-content';
import { edits, mend } from './edits';
import { comparable, STATE, type StateOfSite } from './state-of-site';
import { createWriter, type Writer } from './writer';

/** The findings and data of a development site after the edits, and those of clean builds of the same content. */
export interface Day {
  /** Descriptions of the edits, in order. */
  done: string[];
  /** Findings before the remaining mistakes are fixed. A build stops at the first kind of mistake that it finds. */
  broken: { developed: string[]; built: BuiltState };
  /** Findings and data after all mistakes are fixed. */
  whole: { developed: string[]; state: StateOfSite; built: BuiltState };
}

const TITLE = /^title: (.*)$/m;

/**
 * Waits until the site has exactly the valid docs, each with its last title, and reports exactly the files with
 * mistakes.
 */
async function settle(site: WrittenSite, writer: Writer): Promise<void> {
  const isBroken = (path: string) => writer.broken.has(path);
  await site.until(async () => {
    const { allDoc } = await site.ask<{ allDoc: { nodes: { file: string; title: string }[] } }>(
      '{ allDoc { nodes { file title } } }',
    );
    const titles = new Map(allDoc.nodes.map(({ file, title }) => [file, title]));
    const files = writer.allDocs();
    const told = new Set(
      (await findingsOf(site)).filter(({ stops }) => stops).map(({ file }) => file),
    );
    const isThere = (path: string) => {
      const title = TITLE.exec(writer.read(path))?.[1]?.replaceAll('{product}', 'Nimbus');
      return isBroken(path) || titles.get(`content/${path}`) === title;
    };
    return (
      files.every(isThere) &&
      [...titles.keys()].every((file) => files.includes(file.slice('content/'.length))) &&
      told.size === writer.broken.size &&
      [...writer.broken.keys()].every((path) => told.has(`content/${path}`))
    );
  }, 'what was saved');
}

/**
 * Makes seeded random edits in a development site, and returns its findings and data with those of clean builds.
 *
 * @param count number of edits
 * @throws Error with the seed and the edits so far, if the site doesn't pick up a saved change
 */
export async function liveADay(seed: number, count: number): Promise<Day> {
  const site = await writtenSite({ more: dayContent });
  const writer = createWriter(join(site.folder, 'content'));
  const done: string[] = [];
  const builtFolder = join(process.cwd(), '.tests/day-built');
  const build = () => buildState(builtFolder, join(site.folder, 'content'));
  const told = async () =>
    (await findingsOf(site)).map(formatProblem).toSorted((a, b) => (a < b ? -1 : 1));
  try {
    await settle(site, writer);
    const chances = fc.sample(fc.tuple(fc.nat(), fc.nat(9_999), fc.nat(3)), {
      seed,
      numRuns: count * 4,
    });
    for (const [nth, [which, pick, hurry]] of chances.entries()) {
      if (done.length >= count) break;
      const what = edits[which % edits.length]?.(writer, { pick, nth: nth + 3 });
      if (what === undefined) continue;
      done.push(what);
      // Sometimes makes the next edit before the site has picked up this one.
      if (hurry > 0) await settle(site, writer);
    }
    await settle(site, writer);
    const broken = { developed: await told(), built: await build() };
    for (const path of [...writer.broken.keys()]) done.push(mend(writer, path));
    await settle(site, writer);
    const state = comparable(await site.ask<StateOfSite>(STATE));
    return { done, broken, whole: { developed: await told(), state, built: await build() } };
  } catch (error) {
    const message = `Seed ${seed}, ${done.length} edits:\n${done.join('\n')}\n`;
    throw new Error(message + (error instanceof Error ? error.message : ''), { cause: error });
  } finally {
    await site.end();
    rmSync(builtFolder, { recursive: true, force: true });
  }
}
