import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toEventSelector, toFunctionSelector, type Abi } from 'viem';
import { docPages } from './built-site';
import { readDocs } from './docs';
import { textOf } from './tables';

const root = process.cwd();
const load = createRequire(join(root, 'package.json'));

/** Docs that show symbols with all their members, and the built page of each. */
const drawn = readDocs().flatMap(({ path, file, symbols }) => {
  const page = docPages.find((one) => one.path === path);
  const text = readFileSync(join(root, file), 'utf8');
  const whole = (name: string) =>
    !new RegExp(`symbol="${name}"[^>]*\\bmembers=`).test(text) &&
    !new RegExp(`\\bmembers=[^>]*symbol="${name}"`).test(text);
  return symbols.flatMap((id) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    const packageName = id.slice(0, id.lastIndexOf('/'));
    return page && whole(name) ? [{ path, name, packageName, html: page.html }] : [];
  });
});

/** Returns the visible text of a page, in lines. */
const linesOf = (html: string): string =>
  textOf(
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<\/(?:p|div|h\d|li|td|th|dt|dd|pre|button|summary|span class="line")>/g, '\n'),
  );

/**
 * Returns the published ABI of a contract. It's read from the artifact with the contract's name, anywhere in the
 * package.
 */
function abiOf(packageName: string, name: string): Abi | undefined {
  const folder = join(root, 'node_modules', packageName);
  try {
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
      (path) => path.endsWith(`/${name}.json`) && /^(?:artifacts|build)\//.test(path),
    );
    return file
      ? (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { abi: Abi }).abi
      : undefined;
  } catch {
    return undefined;
  }
}

const contracts = drawn.flatMap((one) => {
  const abi = abiOf(one.packageName, one.name);
  return abi ? [{ ...one, abi }] : [];
});

/** Loads a class from its package. */
function classOf(packageName: string, name: string): (new () => object) | undefined {
  try {
    const found = (load(packageName) as Record<string, unknown>)[name];
    return typeof found === 'function' ? (found as new () => object) : undefined;
  } catch {
    return undefined;
  }
}

const classes = drawn.flatMap((one) => {
  const built = one.packageName.includes('sdk') ? classOf(one.packageName, one.name) : undefined;
  return built ? [{ ...one, built }] : [];
});

test('there are pages that show contracts, and pages that show classes', () => {
  expect(contracts.length).toBeGreaterThan(0);
  expect(classes.length).toBeGreaterThan(0);
});

describe.each(contracts.map((one) => [one.name, one] as const))('%s', (name, { abi, html }) => {
  test('shows every function of the published ABI with its selector, and every event with its topic', () => {
    const text = linesOf(html);
    const library = text.includes(`library ${name}`);
    const missing = abi.flatMap((item) => {
      if (item.type === 'function') {
        // A library's selectors aren't checked, because they depend on the names of its structs, which its ABI doesn't
        // include.
        const selected = library || text.includes(toFunctionSelector(item));
        const shown =
          selected && new RegExp(`\\b(?:function ${item.name}\\(|${item.name};?\\b)`).test(text);
        return shown ? [] : [item.name];
      }
      if (item.type === 'event') return text.includes(toEventSelector(item)) ? [] : [item.name];
      if (item.type === 'error') return text.includes(`error ${item.name}(`) ? [] : [item.name];
      return [];
    });
    expect(missing).toEqual([]);
  });

  test('names every parameter of the published ABI', () => {
    const text = linesOf(html);
    const missing = abi.flatMap((item) =>
      'inputs' in item
        ? item.inputs.flatMap(({ name }) => (name && !text.includes(name) ? [name] : []))
        : [],
    );
    expect(missing).toEqual([]);
  });
});

/**
 * Returns the members that a class and its ancestors have at run time. Names with a leading `_` are left out, because
 * by convention they're private.
 */
function runtimeMembers(built: new () => object): string[] {
  const names = Object.getOwnPropertyNames(built).filter(
    (name) => !['length', 'name', 'prototype'].includes(name),
  );
  for (
    let prototype = built.prototype as object | null;
    prototype && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    names.push(...Object.getOwnPropertyNames(prototype));
  }
  // Members of every Error are left out, because they don't belong to this class.
  const common =
    built.prototype instanceof Error ? Object.getOwnPropertyNames(Error.prototype) : [];
  return [...new Set(names)].filter(
    (name) => name !== 'constructor' && !name.startsWith('_') && !common.includes(name),
  );
}

describe.each(classes.map((one) => [`${one.packageName} ${one.name}`, one] as const))(
  '%s',
  (_, { packageName, name, built, html }) => {
    test('shows every member that the class has at run time, unless it is declared private', () => {
      const folder = join(root, 'node_modules', packageName, 'dist');
      const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .find((text) => new RegExp(`\\bclass ${name}\\b`).test(text));
      const text = linesOf(html);
      const missing = runtimeMembers(built).filter(
        (member) =>
          !new RegExp(`\\bprivate (?:static )?(?:readonly |get )?${member}\\b`).test(
            declarations ?? '',
          ) && !new RegExp(`\\b${member}\\b[?]?[(<:]|\\bget ${member}\\(`).test(text),
      );
      expect(missing).toEqual([]);
    });
  },
);
