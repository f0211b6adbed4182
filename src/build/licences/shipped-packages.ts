import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LICENCES } from '../../site/pages/machine-files';
import { listFiles } from '../../site/sources/files';
import { writeChanged } from '../../site/sources/output-files';

/** A package whose code or fonts ship to readers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The `license` field of its package.json, such as `MIT`. */
  licence: string;
  /** Full text of the licence; undefined if the package does not include it. */
  text: string | undefined;
}

/** Matches a module's path in a source map, and captures the part from `node_modules` on. */
const IN_PACKAGE = /^.*?(?:^|\/)(node_modules\/.*?)$/;
const FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Returns the local folder of a package that a source map names. A package published as a single file may have source
 * maps that list its bundled dependencies, at paths on its authors' machine. Those are looked up among our packages, or
 * else attributed to the package that bundles them.
 */
function placeHere(root: string, place: string): string {
  const names = place.split(/\/?node_modules\//).filter(Boolean);
  const wanted = names.at(-1) ?? '';
  const places = [place, join('node_modules', wanted), join('node_modules', names[0] ?? '')];
  return places.find((each) => existsSync(join(root, each, 'package.json'))) ?? place;
}

/** The packages that our font files are made from. They are listed here because no source map names them. */
const FONTS: readonly [file: RegExp, place: string][] = [
  [/^instrument-sans-/, 'node_modules/@fontsource-variable/instrument-sans'],
  [/^geist-mono-/, 'node_modules/@fontsource-variable/geist-mono'],
  [/^KaTeX_/, 'node_modules/katex'],
];

/** Returns the package folders of a source map's modules. */
function placesIn(map: string): string[] {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return sources.flatMap((source) => {
    const module = IN_PACKAGE.exec(source)?.[1] ?? '';
    return FOLDER.exec(module)?.[1] ?? [];
  });
}

/**
 * Returns the packages in the scripts and fonts of a built site, sorted by name. Source maps show what the bundler
 * really included after tree shaking. Fonts that match none of {@link FONTS} are the site's own, so they are left out.
 */
export function shippedPackages(root: string, site: string): ShippedPackage[] {
  const files = listFiles(site);
  const scripts = files.filter((file) => file.endsWith('.js.map'));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const places = new Set([
    ...scripts.flatMap((file) => placesIn(join(site, file))),
    ...fonts.flatMap((file) => FONTS.find(([sign]) => sign.test(posix.basename(file)))?.[1] ?? []),
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

/** The parts of the output of `npm audit --json` that we read. */
export interface AuditReport {
  /** Vulnerabilities by package name; undefined if the registry did not respond. */
  vulnerabilities?: Record<
    string,
    {
      severity: string;
      range: string;
      /** Advisories, and names of the dependencies that cause the vulnerability. */
      via: readonly (string | { title: string; url: string })[];
    }
  >;
}

/** Returns a line for each vulnerability that npm reports in the shipped packages. */
export function faultsOfShipped(
  { vulnerabilities = {} }: AuditReport,
  shipped: readonly Pick<ShippedPackage, 'name' | 'version'>[],
): string[] {
  return shipped.flatMap(({ name, version }) => {
    const fault = vulnerabilities[name];
    if (!fault) return [];
    // A vulnerability inherited from a dependency is reported for the dependency.
    const advisories = fault.via.filter((each) => typeof each !== 'string');
    return advisories.map(
      ({ title, url }) =>
        `${name} ${version} (${fault.severity}, ${fault.range}): ${title}, ${url}`,
    );
  });
}

const RULE = '-'.repeat(72);

/** Returns the list of packages and their licences as text. */
const licencesText = (packages: readonly ShippedPackage[]): string =>
  [
    'The scripts and fonts of this site contain parts of these packages.',
    packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n'),
    ...packages.map(
      ({ name, version, licence, text }) =>
        `${RULE}\n${name} ${version}\n${RULE}\n\n${text ?? `Licence: ${licence}. The package brings no text of it.`}`,
    ),
  ].join('\n\n') + '\n';

/** Writes the licences of everything shipped into the built site, once all scripts and fonts are written. */
export function writeLicences(root: string): void {
  const site = join(root, 'public');
  writeChanged(join(site, LICENCES), licencesText(shippedPackages(root, site)));
}
