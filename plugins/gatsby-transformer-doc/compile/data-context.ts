import type { Element } from 'hast';
import { h } from 'hastscript';

/** What the drawing of data may ask for. */
export interface DataContext {
  /** A file's text by its path from the project root, noted as a source of the doc. */
  read: (path: string) => string;
  /** A published identifier as the settings show it. */
  rename: (identifier: string) => string;
}

/** Text with code in backticks, as elements. */
export const inlineCode = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? h('code', rename(part)) : part))
    .filter((part) => part !== '');

/** `@scope/name 1.0.0` with the name as code; what is no package name stays text. */
export const packageName = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  inlineCode(text.replace(/@[\w/-]+/g, '`$&`'), rename);
