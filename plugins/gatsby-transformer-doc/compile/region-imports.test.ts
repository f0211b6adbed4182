import { describe, expect, test } from 'vitest';
import { regionImports } from './region-imports';

const head = `// SPDX-License-Identifier: MIT
import './fonts.css';
import base, { type Wide, narrow, other as renamed } from 'base';
import * as all from 'all';
import abi from 'abi/pool.json' with { type: 'json' };
import type { OnlyType, Unused } from 'types';
`;

/** Returns the imports of a region with this body, in a file with this code above and below it. */
const importsOf = (
  body: string,
  { above = '', below = '', path = 'content/samples/a/pool.tsx' } = {},
) =>
  regionImports(path, `${head}${above}\n// #region it\n${body}\n// #endregion it\n${below}`, 'it');

describe('the imports of a region', () => {
  test.each([
    ['a name among others', 'narrow();', "import { narrow } from 'base';"],
    ['a renamed one', 'renamed();', "import { other as renamed } from 'base';"],
    ['a default one', 'base();', "import base from 'base';"],
    ['a default one with others', 'base(narrow);', "import base, { narrow } from 'base';"],
    ['a whole module', 'all.f();', "import * as all from 'all';"],
    ['data', 'use(abi);', "import abi from 'abi/pool.json' with { type: 'json' };"],
    ['a type', 'let x: OnlyType;', "import type { OnlyType } from 'types';"],
    ['an element', 'const x = <base.Part />;', "import base from 'base';"],
    [
      'the tag of an element',
      'const x = <all.Part b={narrow} />;',
      "import { narrow } from 'base';",
    ],
    ['a short property', 'export const x = { narrow };', "import { narrow } from 'base';"],
    ['the type of a value', 'type X = typeof narrow;', "import { narrow } from 'base';"],
    ['what is exported by name', 'export { narrow as x };', "import { narrow } from 'base';"],
  ])('include %s that it uses', (_, body, line) => {
    expect(importsOf(body).code.split('\n')).toContain(line);
  });

  test('mark types as types, so that no module is loaded for them', () => {
    expect(importsOf('let x: Wide;').code).toContain("import type { Wide } from 'base';");
    expect(importsOf('let x: Wide = narrow;').code).toContain(
      "import { type Wide, narrow } from 'base';",
    );
  });

  test('leave out names that are not used but only look like it', () => {
    const body = `
      function f(narrow: number, { base: renamed }: { base: number }) {
        const all = { abi: narrow, OnlyType: renamed };
        return all.abi + <p narrow="b">base</p>;
      }`;
    expect(importsOf(body).code).toBe("import './fonts.css';");
  });

  test('keep side-effect imports', () => {
    expect(importsOf('narrow();').code).toBe(
      "import './fonts.css';\nimport { narrow } from 'base';",
    );
  });

  test('are listed by module', () => {
    expect(importsOf('use(abi, narrow);').modules).toEqual([
      './fonts.css',
      'base',
      'abi/pool.json',
    ]);
  });

  test('include names that are declared elsewhere in the same file', () => {
    const { code, modules, mistakes } = importsOf('export const x: Shape = size({ a, b });', {
      above: 'export interface Shape {}\nexport const [b, { c: a }] = make();',
      below: 'const size = (x: Shape) => x;\nexport { size };',
    });
    expect(code).toContain("import { a, b, type Shape, size } from './pool.tsx';");
    expect(modules).toContain('./pool.tsx');
    expect(mistakes).toEqual([]);
  });

  test('mark types from the same file as types', () => {
    const above = 'export type Shape = string;';
    expect(importsOf('let x: Shape;', { above }).code).toContain(
      "import type { Shape } from './pool.tsx';",
    );
  });

  test('have one name per line if they are wider than a sample', () => {
    const names = ['firstOfManyNames', 'secondOfManyNames', 'thirdOfManyNames', 'fourthName'];
    const above = names.map((name) => `export const ${name} = 1;`).join('\n');
    expect(importsOf(`use(${names.join()});`, { above }).code).toContain(
      "import {\n  firstOfManyNames,\n  fourthName,\n  secondOfManyNames,\n  thirdOfManyNames,\n} from './pool.tsx';",
    );
  });

  test('are empty for a region that contains its own imports', () => {
    const source = "// #region it\nimport { a } from 'a';\nexport const b = a;\n// #endregion it\n";
    expect(regionImports('a.ts', source, 'it').code).toBe('');
  });

  test('are empty for a region of only imports', () => {
    const source =
      "import './a.css';\n// #region it\nimport { a } from 'a';\n// #endregion it\na();";
    expect(regionImports('a.ts', source, 'it').code).toBe('');
  });
});

describe('a region that cannot be a module', () => {
  test('uses a name from the rest of its file that is not exported', () => {
    expect(importsOf('use(ROUTER);', { below: 'const ROUTER = 1;' }).mistakes).toEqual([
      'the region "it" uses "ROUTER", which is defined elsewhere in the file: export ROUTER in content/samples/a/pool.tsx',
    ]);
  });

  test.each([
    ['inside a function', 'function f() {', 'use();', '}'],
    ['ends inside one', '', 'function f() {', 'use(); }'],
    ['starts inside one', 'function f() {', 'use(); }', ''],
  ])('is %s', (_, above, body, below) => {
    expect(importsOf(body, { above, below }).mistakes).toEqual([
      expect.stringContaining(
        'the region "it" of content/samples/a/pool.tsx covers only part of a statement',
      ),
    ]);
  });
});
