import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDocs } from '../output/docs';

/** The samples, and the pages that should show each of them. */
const samples = parse(readFileSync('content/samples/index.yml', 'utf8')) as {
  file: string;
  pages: string[];
}[];

/** The home page's settings, which name the sample on the home page. */
const home = parse(readFileSync('content/navigation/home.yml', 'utf8')) as {
  example: { file: string; region?: string };
};

/** The samples that pages show, with the page. `region` is undefined if the page shows the whole file. */
const shown: { path: string; sample?: string; region?: string }[] = readDocs().flatMap(
  ({ file, path }) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        / file="(?<sample>[^"]+)"(?: region="(?<region>[^"]+)")?/g,
      ),
    ].map(({ groups = {} }) => ({ path, sample: groups.sample, region: groups.region })),
);

shown.push({ path: '/', sample: home.example.file, region: home.example.region });

describe.each(samples)('$file', ({ file, pages }) => {
  const fences = shown.filter(({ sample }) => sample === file);

  test('is shown on exactly the pages that it is listed for', () => {
    expect([...new Set(fences.map(({ path }) => path))].sort()).toEqual([...pages].sort());
  });

  test('is shown completely, part by part', () => {
    const regions = [
      ...readFileSync(`content/samples/${file}`, 'utf8').matchAll(/#region (?<name>[\w-]+)/g),
    ].map(({ groups }) => groups?.name);
    const whole = fences.some(({ region }) => region === undefined);
    const silent = regions.filter((name) => !fences.some(({ region }) => region === name));
    expect(whole ? [] : silent).toEqual([]);
  });
});
