import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { KnownRevert } from '../protocol/reverts/revert';
import { ERRORS_FILE, revertCatalogue } from '../site/data/error-catalogue';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../site/data/library-errors';
import { ContentError } from '../site/sources/content-problem';

/**
 * Makes `import catalogue from '…/content/errors.yml'` return only the data that the browser needs. Mistakes are found,
 * and selectors computed, at build time. Does the same for `…/content/library-errors.yml`.
 */
export function importErrorCatalogue({ actions, stage }: CreateWebpackConfigArgs): void {
  const parser = (parse: (text: string) => KnownRevert[]) => ({
    parse: stage.startsWith('develop') ? orAsItWas(parse) : parse,
  });
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: resolve(ERRORS_FILE), type: 'json', parser: parser(revertCatalogue) },
        { test: resolve(LIBRARY_ERRORS_FILE), type: 'json', parser: parser(libraryErrors) },
      ],
    },
  });
}

/**
 * Wraps a parser for development: for a file with mistakes, returns the last valid content. `checkErrorFiles` reports
 * the mistakes.
 */
function orAsItWas(parse: (text: string) => KnownRevert[]): (text: string) => KnownRevert[] {
  let last: KnownRevert[] = [];
  return (text) => {
    try {
      last = parse(text);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
    return last;
  };
}
