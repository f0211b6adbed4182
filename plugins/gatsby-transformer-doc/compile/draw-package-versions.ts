import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  MANIFEST,
  PACKAGE_VERSIONS_FILE,
  readPackageVersions,
  SAMPLES_FILE,
} from '../../../src/site/data/package-versions';
import { drawTable, inlineCode, type DataContext } from './data-context';
import { dayInWords } from './day-in-words';

/** `<PackageVersions />`: the versions that the pages use, the newest ones, and why they differ. */
export function drawPackageVersions(
  _: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const { read: asked, packages } = readPackageVersions(
    read(PACKAGE_VERSIONS_FILE),
    read(MANIFEST),
    read(SAMPLES_FILE),
  );
  const rows = packages.map(({ name, pinned, newest, why }) => [
    [
      h('code', rename(name)),
      ...(why ? [h('small', ['Why not the newest: ', ...inlineCode(why, rename)])] : []),
    ],
    pinned,
    newest,
  ]);
  return [drawTable(['Package', 'These pages', `Newest on ${dayInWords(asked)}`], rows)];
}
