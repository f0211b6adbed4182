import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Files that can contain text for readers: pages, samples, data and components. */
const files = ['content', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx|yml|ts|tsx|sol|graphql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // Excludes the dictionary, because its rule for the unit lists the wording to avoid.
    .filter((file) => file !== 'content/dictionary.yml'),
);

/** Returns a file's text with its comment lines joined, so that a sentence across two lines can be found. */
const sentencesOf = (file: string) =>
  readFileSync(file, 'utf8').replace(/\s*\n\s*(?:\/\/\/?|\*|#)?\s*/g, ' ');

test('pages, samples and tools say "hundredths of a basis point" for the unit of a fee', () => {
  const said = files.flatMap((file) =>
    [...sentencesOf(file).matchAll(/hundredths of [\w ]{0,16}/gi)].map(([words]) => ({
      file,
      words,
    })),
  );
  const other = said.filter(({ words }) => !/^hundredths of a basis point/i.test(words));
  expect(other).toEqual([]);
  // The tools with a fee field must be among the files that mention the unit.
  const readers = new Set(said.map(({ file }) => file));
  for (const tool of ['path-builder/path-hops', 'address-calculator/address-calculator']) {
    expect(readers).toContain(`src/interactive/tools/${tool}.tsx`);
  }
});
