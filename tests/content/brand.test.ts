import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS_FILE } from '../../src/site/settings/read-settings';

/** Matches the brand with which the repository is published. */
const BRAND = /isobar/i;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\.cache/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));

test('the content and the labelled queries use {product}, so that the settings alone change the brand', () => {
  const files = ['content', 'src/search/golden'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(300);
  const named = files
    .filter((file) => file !== SETTINGS_FILE)
    .filter((file) => BRAND.test(file) || BRAND.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});
