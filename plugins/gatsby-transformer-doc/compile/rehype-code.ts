import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta, type CodeMeta } from './code-meta';
import type { CompileSettings } from './compile-doc';
import { languages } from './languages';
import { report, suggest } from './problems';

/** A piece of a line; `role` (keyword, string, …) is the last part of its class. */
export interface CodeToken {
  text: string;
  role?: string | undefined;
}

/** Splits code into lines of tokens. */
export type Highlight = (code: string, language: string) => CodeToken[][];

/** Draws each fence: a bar with title, language and buttons, and lines whose tokens are marked by class. */
export function rehypeCode({ highlight }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code')
        return undefined;
      if (!parent || index === undefined) return undefined;
      const classes = code.properties.className;
      const named = Array.isArray(classes)
        ? classes.map(String).find((name) => name.startsWith('language-'))
        : undefined;
      const language = named?.slice('language-'.length) ?? '';
      if (!Object.hasOwn(languages, language)) {
        report(
          file,
          code,
          language
            ? `code fence: "${language}" is not a language here; ${suggest(language, Object.keys(languages))}`
            : `code fence: name its language; ${suggest('', Object.keys(languages))}`,
        );
        return SKIP;
      }
      const meta = parseCodeMeta(String(code.properties.dataMeta ?? ''));
      parent.children[index] = draw(toString(code).replace(/\n$/, ''), language, meta, highlight);
      return [SKIP, index + 1];
    });
  };
}

function draw(code: string, language: string, meta: CodeMeta, highlight: Highlight): Element {
  const lines = highlight(code, language).map((tokens, index) =>
    h('span', { className: lineClasses(meta, language, code, index) }, ...draft(tokens)),
  );
  const label = meta.title ?? languages[language] ?? language;
  return h('figure', { className: ['code'] }, [
    h('figcaption', { className: ['code-bar'] }, [
      h('span', { className: ['code-title'] }, label),
      ...(meta.title ? [h('span', { className: ['code-language'] }, languages[language])] : []),
      h(
        'button',
        {
          type: 'button',
          className: ['code-button'],
          dataCodeWrap: '',
          ariaPressed: meta.wrap ? 'true' : 'false',
        },
        'Wrap',
      ),
      h('button', { type: 'button', className: ['code-button'], dataCodeCopy: '' }, 'Copy'),
    ]),
    h(
      'pre',
      {
        className: [meta.numbers ? 'code-numbers' : '', meta.wrap ? 'code-wrap' : ''].filter(
          Boolean,
        ),
        tabIndex: 0,
        role: 'group',
        ariaLabel: `Code: ${label}`,
      },
      h(
        'code',
        lines.flatMap((line, index): ElementContent[] =>
          index === 0 ? [line] : [{ type: 'text', value: '\n' }, line],
        ),
      ),
    ),
  ]);
}

function lineClasses(meta: CodeMeta, language: string, code: string, index: number): string[] {
  const number = index + 1;
  const first = language === 'diff' ? (code.split('\n')[index]?.[0] ?? '') : '';
  return [
    'line',
    meta.highlighted.has(number) ? 'highlighted' : '',
    meta.inserted.has(number) || first === '+' ? 'inserted' : '',
    meta.deleted.has(number) || first === '-' ? 'deleted' : '',
  ].filter(Boolean);
}

/** Neighbours of one role are one span: a third fewer elements on a usual page. */
function draft(tokens: CodeToken[]): ElementContent[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.role === token.role || !token.text.trim())) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged.map(({ text, role }) =>
    role ? h('span', { className: [`c-${role}`] }, text) : { type: 'text', value: text },
  );
}
