import { SAMPLES } from './project-source';

/** Thrown when two files of a project would get the same name. */
export class NameClash extends Error {}

/** Returns the sample folder of the page that a file belongs to; for a viem version, that is the parent of `viem`. */
const areaOf = (file: string): string[] => {
  const folders = file.split('/').slice(0, -1);
  return folders.at(-1) === 'viem' ? folders.slice(0, -1) : folders;
};

/** Returns the common ancestor folder of all areas, with a trailing slash. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map(areaOf);
  const length = others.reduce(
    (shared, area) => first.slice(0, shared).filter((name, at) => area[at] === name).length,
    first.length,
  );
  return first
    .slice(0, length)
    .map((name) => `${name}/`)
    .join('');
}

/** Names a main file like the title of its code block: `trading.main.ts` → `main.ts`. */
const asTitled = (file: string): string => file.replace(/[^/]+\.main\.(tsx?)$/, 'main.$1');

/**
 * Names files the same way as their page does: by base name in one folder, with viem versions in `viem/`. Files keep
 * their folders if they import across areas or if their base names would clash.
 *
 * @param files paths relative to `content/samples`
 * @param folder target folder in the project, such as `contracts/`; may be empty
 * @returns names in the project, by path
 * @throws NameClash if two files would get the same name
 */
export function fileNames(
  files: readonly string[],
  folder: string,
  importsAcross: boolean,
): Map<string, string> {
  const flat = files.map((file) => asTitled(file.slice([...areaOf(file), ''].join('/').length)));
  const common = commonFolder(files);
  const deep = files.map((file) => asTitled(file.slice(common.length)));
  const chosen = importsAcross || new Set(flat).size < flat.length ? deep : flat;
  const names = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const name = folder + (chosen[index] ?? '');
    const other = [...names].find(([, known]) => known === name)?.[0];
    if (other !== undefined) {
      throw new NameClash(
        `${SAMPLES}/${other} and ${SAMPLES}/${file} would both be ${name} in this page's project: show one of them on another page`,
      );
    }
    names.set(file, name);
  }
  return names;
}
