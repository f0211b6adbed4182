import { transform } from 'sucrase';

/**
 * Compiles a TypeScript module to a script: removes types and turns ES imports and exports into CommonJS, keeping line
 * numbers. Uses sucrase, which does not check types but is far smaller than a compiler that does.
 *
 * @throws Error from sucrase, similar to a SyntaxError, with the position in its message: `Unexpected token (3:7)`
 */
export const stripTypes = (source: string): string =>
  transform(source, {
    transforms: ['typescript', 'imports'],
    disableESTransforms: true,
    preserveDynamicImport: false,
  }).code;
