import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { ERRORS_FILE } from '../site/data/error-catalogue';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../site/data/library-errors';
import { revertCatalogue } from '../site/data/revert-catalogue';

/**
 * `import catalogue from '…/content/errors.yml'` gives what the browser needs of it, hashed and checked by then;
 * `…/content/library-errors.yml` alike.
 */
export function importErrorCatalogue({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: resolve(ERRORS_FILE), type: 'json', parser: { parse: revertCatalogue } },
        { test: resolve(LIBRARY_ERRORS_FILE), type: 'json', parser: { parse: libraryErrors } },
      ],
    },
  });
}
