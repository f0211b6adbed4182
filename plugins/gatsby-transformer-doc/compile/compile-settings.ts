import type { MessageValues } from '../../../src/site/locales/locale';
import type { Settings } from '../../../src/site/settings/schema';
import type { Highlight } from './code-tokens';
import type { ReferenceSource } from './reference/reference-source';

/** External input of the compiler, apart from the doc itself. */
export interface CompileSettings {
  product: Settings['product'];
  identifiers: Settings['identifiers'];
  /** Groups of tabs that are synchronized, with the values that the tabs of each group may have. */
  tabs: Settings['tabs'];
  /** Prefix of every internal address; empty if the site is at the root of its host. */
  basePath: string;
  /** Base address of the repository's files, or undefined if the settings have none. */
  sourceUrl?: string | undefined;
  highlight: Highlight;
  /**
   * Returns a file's text by its path from the project root, or undefined if there is no such file. Records the file as
   * a source of the doc.
   */
  readSource: (path: string) => string | undefined;
  /**
   * Returns the text of the glossary, whose terms are linked. Unlike other files, the glossary is not recorded as a
   * source of the doc, because the terms that the doc uses are recorded instead.
   */
  readGlossary: () => string | undefined;
  /** Translates an English text into the doc's language, and fills in placeholders. */
  message: (text: string, values?: MessageValues) => string;
  /**
   * The symbols that packages declare, and the addresses of the pages that show them. Each symbol or address that is
   * looked up is recorded as a dependency of the doc.
   */
  reference: ReferenceSource;
}
