import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  filesBeside,
  filesInside,
} from '../../../plugins/gatsby-plugin-static-host/hosts/write-host-files';
import { basePath, folder } from '../built-site';
import { hostedAt, servedFiles } from './site-folder';
import { isNamedByContent } from './expected';

const site = hostedAt(basePath);

test.each([...filesInside(site)])('the build has written public/%s', (name, text) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

test.each([...filesBeside(site)])('the build has written hosting/%s', (name, text) => {
  expect(readFileSync(join('hosting', name), 'utf8')).toBe(text);
});

test('exactly the files named by their content are cached permanently', () => {
  const folders = site.hashed
    .filter((path) => path.endsWith('/*'))
    .map((path) => path.slice(0, -1));
  const kept = servedFiles.filter(
    (file) => site.hashed.includes(file) || folders.some((start) => file.startsWith(start)),
  );
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.toSorted()).toEqual(servedFiles.filter(isNamedByContent).toSorted());
});
