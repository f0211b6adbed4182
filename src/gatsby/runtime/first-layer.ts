import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler } from 'webpack';

/** The layer of the first script's modules, which its entry begins. */
export const FIRST = 'first';
/** Of what is fetched later. */
const LATE = 'late';

/** What the first script and late ones must have the same one of: it keeps state. The less it imports the better. */
export const SHARED = [
  'src/gatsby/loader/wish.ts',
  'src/gatsby/runtime/page-script.ts',
  'src/kit/dom/storage.ts',
  'src/kit/language/message.ts',
  'src/search/dialog/search-entry.ts',
];

const STATE = /^(?:export )?(?:let |const \w+(?:: [^=\n]+)? =\s+new )/m;

/** Whether a module's text keeps something that changes. */
export const keepsState = (text: string): boolean => STATE.test(text);

/**
 * Gives the first script modules of its own, in a layer that ends where it fetches something. What late scripts import,
 * too, would stand in it as modules apart, with names for what they export: as one it is 9 % less, in brotli.
 *
 * @throws Error where there would be two of what keeps state
 */
export class FirstLayer {
  private readonly shared: ReadonlySet<string>;

  /** @param shared files, from the root of the site */
  constructor(shared: readonly string[] = SHARED) {
    this.shared = new Set(shared.map((file) => resolve(file)));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('FirstLayer', ({ hooks }) => {
      hooks.afterResolve.tap('FirstLayer', ({ createData, dependencies }) => {
        if (createData.layer !== FIRST) return;
        const isFetched = dependencies[0]?.type === 'import()';
        if (isFetched || this.shared.has(createData.resource ?? '')) createData.layer = LATE;
      });
    });
    compiler.hooks.compilation.tap('FirstLayer', ({ hooks }) => {
      hooks.finishModules.tap('FirstLayer', (modules) => {
        const layers = new Map<string, Set<string | null>>();
        for (const module of modules) {
          const file = module.nameForCondition();
          if (file !== null) layers.set(file, (layers.get(file) ?? new Set()).add(module.layer));
        }
        for (const [file, { size }] of layers) {
          if (size > 1 && keepsState(readFileSync(file, 'utf8')))
            throw new Error(`${file} keeps state, and there are two of it: see first-layer.ts`);
        }
      });
    });
  }
}
