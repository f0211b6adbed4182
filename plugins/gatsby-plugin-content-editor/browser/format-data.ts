import type { Plugin } from 'prettier';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import type { FileKind } from '../text/content-file';

/** Formats a data file in the repository's style. Pages and drawings are not formatted: see `.prettierignore`. */
export const formatted = (
  text: string,
  { page, drawing }: FileKind,
  style: object,
): Promise<string> =>
  page || drawing
    ? Promise.resolve(text)
    : format(text, { ...style, parser: 'yaml', plugins: [yaml as Plugin] });
