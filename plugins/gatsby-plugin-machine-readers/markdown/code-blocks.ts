import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import {
  CODE_AFTER,
  CODE_BEFORE,
  CODE_FOOT,
  CODE_LANGUAGE,
  CODE_TITLE,
  DELETED,
  FETCHES,
  INDENT,
  INSERTED,
  LINE,
} from '../../../src/markup/code/names';
import { API_FOOT } from '../../../src/markup/members/names';
import { languageOfFile, languageOfLabel } from '../../../src/site/content/code-languages';
import { camelCase, classesOf, find, findAll, hasClass, make, textOf } from './element';

/**
 * Returns the language of a fence, from the label in the block's bar or the name of its file; undefined for plain text.
 */
function languageOf(label = '', title = ''): string | undefined {
  const language = languageOfLabel(label) ?? languageOfLabel(title) ?? languageOfFile(title);
  return language === 'text' ? undefined : language;
}

/** Returns the lines of a block, and whether it shows a change. If it does, the lines are marked as in a diff. */
function linesOf(pre: Element): { lines: string[]; changed: boolean } {
  const indent = ' '.repeat(Number(pre.properties[camelCase(INDENT)] ?? 0));
  const lines = findAll(pre, (element) => classesOf(element).includes(LINE));
  const changed = lines.some((line) => hasClass(line, DELETED) || hasClass(line, INSERTED));
  if (lines.length === 0) return { lines: [toString(pre).replace(/\n$/, '')], changed };
  return {
    changed,
    lines: lines.map((line) => {
      const text = toString(line);
      const sign = hasClass(line, DELETED) ? '- ' : hasClass(line, INSERTED) ? '+ ' : '  ';
      return (changed ? sign : '') + (text && indent + text);
    }),
  };
}

/** If the block shows a part of a file, returns the link in the block's foot to the whole file, in parentheses. */
function wholeFile(foot: Element | undefined): (Element | string)[] {
  const link =
    foot &&
    find(foot, ({ tagName, properties }) => tagName === 'a' && camelCase(FETCHES) in properties);
  return link ? [' (', make('a', ['whole file'], { href: link.properties.href }), ')'] : [];
}

/**
 * Returns the elements that become a code block's Markdown: the file name if there is one, the fence, then notes. The
 * fence includes the lines that are folded around the code.
 */
export function codeBlock(figure: Element): ElementContent[] {
  const within = (name: string) => find(figure, (element) => classesOf(element).includes(name));
  const part = (name: string) => {
    const found = within(name);
    return found ? toString(found).replace(/^\n+|\n+$/g, '') : '';
  };
  const pres = findAll(figure, ({ tagName }) => tagName === 'pre');
  const around = [CODE_BEFORE, CODE_AFTER];
  const shown = pres.find((pre) => !around.some((name) => hasClass(pre, name)));
  if (!shown) return [];
  const { lines, changed } = linesOf(shown);
  const after = part(CODE_AFTER);
  const before = part(CODE_BEFORE);
  const gap = /^\s*\}/.test(after) ? '\n' : '\n\n';
  const code = (before && `${before}\n\n`) + lines.join('\n') + (after && gap + after);
  const title = within(CODE_TITLE);
  const name = title && textOf(title);
  const named = within(CODE_LANGUAGE);
  const language = changed
    ? 'diff'
    : name === undefined
      ? signatureLanguage(code)
      : languageOf(named && textOf(named), name);
  const fence = make('pre', [
    make('code', [`${code}\n`], language ? { className: [`language-${language}`] } : {}),
  ]);
  const foot = within(API_FOOT);
  const said = foot && textOf(foot) !== '' ? [make('p', foot.children)] : [];
  const isFile = name !== undefined && /\.\w+$/.test(name);
  const isOutput = name === 'Output';
  const label = isFile ? [make('code', [name]), ...wholeFile(within(CODE_FOOT))] : [name ?? ''];
  return [...(isFile || isOutput ? [make('p', [...label, ':'])] : []), fence, ...said];
}

const SOLIDITY =
  /^(?:contract|abstract contract|library|event|error|modifier|mapping)\b|^function .*\b(?:external|public|internal|private)\b|^constructor\((?!\)|\w+\??:)/s;

/**
 * Returns the language of a signature, Solidity or TypeScript. It is detected from the start of the code, because a
 * signature has neither a label nor a file name. Undefined for `constructor()`, which could be in either language.
 */
function signatureLanguage(code: string): string | undefined {
  if (code.startsWith('constructor()')) return undefined;
  return SOLIDITY.test(code) ? 'solidity' : 'ts';
}
