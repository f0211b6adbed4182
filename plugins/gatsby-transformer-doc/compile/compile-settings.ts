import type { MessageValues } from '../../../src/site/locales/fill-message';
import type { Settings } from '../../../src/site/settings/schema';
import type { Highlight } from './code-tokens';
import type { ReferenceSource } from './reference/reference-source';

/** What compilation takes from outside the doc itself. */
export interface CompileSettings {
  product: Settings['product'];
  identifiers: Settings['identifiers'];
  /** Groups of tabs that follow each other on all pages, and the values that a tab of each may have. */
  tabs: Settings['tabs'];
  /** Put before every address inside the site; empty at the root of a host. */
  basePath: string;
  /** Where the repository's files can be read, or undefined when the settings do not say. */
  sourceUrl?: string | undefined;
  highlight: Highlight;
  /** A file's text by its path from the project root, or undefined where there is none. Noted as a source of the doc. */
  readSource: (path: string) => string | undefined;
  /** The text of the glossary, whose words are linked; as a source it is noted by what a page takes from it. */
  readGlossary: () => string | undefined;
  /** An English text in the language of the doc, with values in the places of their names. */
  message: (text: string, values?: MessageValues) => string;
  /** The symbols that packages declare, noted like a file when a doc draws one. */
  reference: ReferenceSource;
}
