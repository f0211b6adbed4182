import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatus, STATUS_FILE } from '../../src/site/data/status';
import { fileText } from './page-text';

const docs = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => fileText(join('content/docs', path)));

/** The facts on pages: each fact's id, and the id with the name of the value that is shown. */
const drawn = new Set(
  docs.flatMap((text) =>
    [...text.matchAll(/<Fact of="([^"]*)" show="([^"]*)" \/>/g)].flatMap(([, of = '', show]) => [
      of,
      `${of} ${show}`,
    ]),
  ),
);

test('every fact with an id, and each of its values, is on a page', () => {
  const facts = readStatus(fileText(STATUS_FILE)).flatMap(({ id, values }) =>
    id === undefined ? [] : [id, ...Object.keys(values ?? {}).map((name) => `${id} ${name}`)],
  );
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter((fact) => !drawn.has(fact))).toEqual([]);
});
