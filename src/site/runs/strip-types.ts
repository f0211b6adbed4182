import { transform } from 'sucrase';

/**
 * A module in TypeScript as a script: types gone, imports and exports as calls, each line where it was. sucrase does not
 * check types, and is a tenth of what does.
 *
 * @throws SyntaxError-like Error of sucrase with the place in its words: `Unexpected token (3:7)`
 */
export const stripTypes = (source: string): string =>
  transform(source, {
    transforms: ['typescript', 'imports'],
    disableESTransforms: true,
    preserveDynamicImport: false,
  }).code;
