import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDocs } from '../output/docs';

/** The samples, each with the pages that should show it. */
const samples = parse(readFileSync('content/samples/index.yml', 'utf8')) as {
  file: string;
  pages: string[];
}[];

/** The home page's settings. They name the sample that it shows, because the page has no code fence. */
const home = parse(readFileSync('content/navigation/home.yml', 'utf8')) as {
  example: { file: string };
};

/** Every use of a sample on a page. `region` is undefined if the page shows the whole file. */
const shown: { path: string; sample?: string; region?: string }[] = readDocs().flatMap(
  ({ file, path }) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        / file="(?<sample>[^"]+)"(?: region="(?<region>[^"]+)")?/g,
      ),
    ].map(({ groups = {} }) => ({ path, sample: groups.sample, region: groups.region })),
);

shown.push({ path: '/', sample: home.example.file });

describe.each(samples)('$file', ({ file, pages }) => {
  const fences = shown.filter(({ sample }) => sample === file);

  test('is shown on the pages that it is listed for, and on no other', () => {
    expect([...new Set(fences.map(({ path }) => path))].sort()).toEqual([...pages].sort());
  });

  test('is shown whole, part by part', () => {
    const regions = [
      ...readFileSync(`content/samples/${file}`, 'utf8').matchAll(/#region (?<name>[\w-]+)/g),
    ].map(({ groups }) => groups?.name);
    const whole = fences.some(({ region }) => region === undefined);
    const silent = regions.filter((name) => !fences.some(({ region }) => region === name));
    expect(whole ? [] : silent).toEqual([]);
  });
});
