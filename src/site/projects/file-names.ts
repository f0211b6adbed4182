import { SAMPLES } from './project-source';

/** Two files of a project that would have one name. */
export class NameClash extends Error {}

/** The folder of samples whose page a file belongs to: that of its viem twin is the folder above. */
const areaOf = (file: string): string[] => {
  const folders = file.split('/').slice(0, -1);
  return folders.at(-1) === 'viem' ? folders.slice(0, -1) : folders;
};

/** The folder that all areas stand in. */
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

/** `trading.main.ts` → `main.ts`: as the title of its block says. */
const asTitled = (file: string): string => file.replace(/[^/]+\.main\.(tsx?)$/, 'main.$1');

/**
 * Names files as their page does: by their base names in one folder, viem twins in `viem/`. Files of several areas
 * that import each other, or would clash, keep their folders.
 *
 * @param files paths below `content/samples`
 * @param folder where in the project: empty, or such as `contracts/`
 * @returns names in the project by path
 * @throws NameClash where two would have one name
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
