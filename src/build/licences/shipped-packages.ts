import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of which readers receive something. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its package.json has it, such as `MIT`. */
  licence: string;
  /** The licence in full; undefined where the package brings none. */
  text: string | undefined;
}

/** Where a module of a package stands, in a path of a source map. */
const IN_PACKAGE = /^.*?(?:^|\/)(node_modules\/.*?)$/;
const FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Where a package of a source map stands here. A package that was published in one file has maps that name what it was
 * bundled from, at places of its makers' machine: that package is looked for among ours, else it is a part of the other.
 */
function placeHere(root: string, place: string): string {
  const names = place.split(/\/?node_modules\//).filter(Boolean);
  const wanted = names.at(-1) ?? '';
  const places = [place, join('node_modules', wanted), join('node_modules', names[0] ?? '')];
  return places.find((each) => existsSync(join(root, each, 'package.json'))) ?? place;
}

/** Fonts are subset from these, which no script names. */
const FONTS: readonly [file: RegExp, place: string][] = [
  [/^instrument-sans-/, 'node_modules/@fontsource-variable/instrument-sans'],
  [/^geist-mono-/, 'node_modules/@fontsource-variable/geist-mono'],
  [/^KaTeX_/, 'node_modules/katex'],
];

/** The package folders that a source map's modules are from. */
function placesIn(map: string): string[] {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return sources.flatMap((source) => {
    const module = IN_PACKAGE.exec(source)?.[1] ?? '';
    return FOLDER.exec(module)?.[1] ?? [];
  });
}

/**
 * The packages that are in the scripts and fonts of a built site, by name. Source maps say what the bundler really put
 * there, behind everything that it left out. Fonts that are of no package are the site's own.
 */
export function shippedPackages(root: string, site: string): ShippedPackage[] {
  const files = readdirSync(site, { withFileTypes: true, recursive: true });
  const scripts = files.filter(({ name }) => name.endsWith('.js.map'));
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  const places = new Set([
    ...scripts.flatMap(({ parentPath, name }) => placesIn(join(parentPath, name))),
    ...fonts.flatMap(({ name }) => FONTS.find(([sign]) => sign.test(name))?.[1] ?? []),
  ]);
  const here = new Set([...places].map((place) => placeHere(root, place)));
  return [...here]
    .map((place) => packageAt(join(root, place)))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function packageAt(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
  return { name, version, licence: license ?? 'not stated', text };
}
