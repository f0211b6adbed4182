import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { drawTokens, joinLines, type CodeToken } from './code-tokens';
import { parseCodeMeta, type CodeMeta } from '../../../src/site/samples/code-meta';
import type { CompileSettings } from './compile-settings';
import { drawContext, importedSample, linkImports, sampleAddress } from './draw-sample';
import { CODE_LANGUAGES } from '../../../src/site/content/code-languages';
import { suggest } from '../../../src/site/sources/suggest';
import { drawSignature } from './reference/signature';
import type { ShownSample } from './remark-samples';
import type { SampleFacts } from '../../../src/site/samples/sample-index';
import {
  CODE,
  CODE_BAR,
  CODE_BUTTON,
  CODE_COPY,
  CODE_FOOT,
  CODE_LANGUAGE,
  CODE_TITLE,
  CODE_WRAP,
  DELETED,
  HIGHLIGHTED,
  INDENT,
  INSERTED,
  LINE,
  NUMBERED,
  FETCHES,
  RUN,
  SHOW_TYPES,
  TYPES,
  WRAPPED,
} from '../../../src/markup/code/names';
import { FENCE_META, SHOWN_SAMPLE, SIGNATURE } from './names';

/**
 * Renders each fence: a bar with title, language and buttons, and lines whose tokens have classes.
 *
 * @example
 * '<pre><code>' -> '<figure><figcaption>(title, language, Wrap, Copy)</figcaption><pre>...</pre></figure>'
 */
export function rehypeCode({ basePath, highlight, sourceUrl, message }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    const told = new Set<string>();
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code')
        return undefined;
      if (!parent || index === undefined) return undefined;
      if (SIGNATURE in code.properties) {
        parent.children[index] = drawSignature(code, highlight, basePath);
        return [SKIP, index + 1];
      }
      const classes = code.properties.className;
      const named = Array.isArray(classes)
        ? classes.map(String).find((name) => name.startsWith('language-'))
        : undefined;
      const language = named?.slice('language-'.length) ?? '';
      if (!Object.hasOwn(CODE_LANGUAGES, language)) {
        file.message(
          language
            ? `code fence: "${language}" isn't a supported language; ${suggest(language, Object.keys(CODE_LANGUAGES))}`
            : `code fence: the language is missing; ${suggest('', Object.keys(CODE_LANGUAGES))}`,
          { place: code.position },
        );
        return SKIP;
      }
      const meta = parseCodeMeta(String(code.properties[FENCE_META] ?? ''));
      const shown = code.properties[SHOWN_SAMPLE];
      const sample = typeof shown === 'string' ? (JSON.parse(shown) as ShownSample) : undefined;
      const text = toString(code).replace(/\n$/, '');
      const block = draw(text, language, meta, sample, { basePath, highlight, message });
      if (sample?.facts) {
        const whole = basePath + sampleAddress(sample.file);
        block.children.push(foot(sample, sample.facts, whole, sourceUrl, told, message));
      }
      parent.children[index] = block;
      return [SKIP, index + 1];
    });
  };
}

function draw(
  code: string,
  language: string,
  meta: CodeMeta,
  sample: ShownSample | undefined,
  { basePath, highlight, message }: Pick<CompileSettings, 'basePath' | 'highlight' | 'message'>,
): Element {
  const addressOf = (module: string) =>
    basePath + sampleAddress(importedSample(sample?.file ?? '', module));
  const tokensOf = (tokens: CodeToken[]) =>
    sample ? drawTokens(tokens, (text) => linkImports(text, addressOf)) : drawTokens(tokens);
  const lines = highlight(code, language).map((tokens, index) =>
    h('span', { className: lineClasses(meta, language, code, index) }, ...tokensOf(tokens)),
  );
  const context = sample?.context;
  const around = context && drawContext(context, language, highlight, addressOf);
  // Always wrap commands, so that readers see the whole command.
  const wrap = meta.wrap || language === 'bash';
  const label = meta.title ?? CODE_LANGUAGES[language]?.label ?? language;
  return h('figure', { className: [CODE], [TYPES]: sample?.firstLine }, [
    h('figcaption', { className: [CODE_BAR] }, [
      h('span', { className: [CODE_TITLE], translate: 'no' }, label),
      ...(meta.title
        ? [h('span', { className: [CODE_LANGUAGE] }, CODE_LANGUAGES[language]?.label ?? language)]
        : []),
      h(
        'button',
        {
          type: 'button',
          className: [CODE_BUTTON],
          [CODE_WRAP]: '',
          ariaPressed: wrap ? 'true' : 'false',
        },
        message('Wrap'),
      ),
      ...(sample?.runs
        ? [
            h(
              'button',
              {
                type: 'button',
                className: [CODE_BUTTON],
                [FETCHES]: '',
                [RUN]: sample.runs,
              },
              message('Run'),
            ),
          ]
        : []),
      h(
        'button',
        { type: 'button', className: [CODE_BUTTON], [CODE_COPY]: context?.copied ?? '' },
        message('Copy'),
      ),
    ]),
    ...(around?.above ?? []),
    h(
      'pre',
      {
        className: [meta.numbers ? NUMBERED : '', wrap ? WRAPPED : ''].filter(Boolean),
        tabIndex: 0,
        role: 'group',
        ariaLabel: message('Code: {name}', { name: label }),
        ...(context?.indent && { [INDENT]: context.indent }),
      },
      h('code', joinLines(lines)),
    ),
    ...(around?.below ?? []),
  ]);
}

/**
 * Maximum number of packages in a list that is shown in full each time. A longer list is collapsed if the page has
 * already shown the same list.
 */
const MANY = 3;

/**
 * Renders the line below a sample: its packages, a link to the whole file, the test that runs it, and why it has no Run
 * button.
 *
 * @param whole address of the file
 * @param told the lists of packages that the page has already shown
 */
function foot(
  { firstLine }: ShownSample,
  { packages, test, notRun }: SampleFacts,
  whole: string,
  sourceUrl: string | undefined,
  told: Set<string>,
  message: CompileSettings['message'],
): Element {
  const words = message('run in a test');
  const key = packages.join();
  const list = h(
    'span',
    packages.flatMap((name, index) => [...(index > 0 ? [', '] : []), h('span', name)]),
  );
  const again = told.has(key) && packages.length > MANY;
  told.add(key);
  return h('div', { className: [CODE_FOOT] }, [
    again ? h('details', [h('summary', message('The same packages as above')), list]) : list,
    h('span', [
      h('a', { href: whole, [FETCHES]: '' }, message('Whole file')),
      ' · ',
      sourceUrl
        ? h('a', { href: `${sourceUrl}/${test}`, rel: ['noopener'] }, words)
        : h('span', words),
      ...(notRun === undefined
        ? []
        : [' · ', h('span', message('does not run here: {reason}', { reason: notRun }))]),
      ...(firstLine === undefined ? [] : [typesButton(message)]),
    ]),
  ]);
}

/** Returns the button that lets the keyboard walk through the names of a block and their types. */
const typesButton = (message: CompileSettings['message']): Element =>
  h(
    'button',
    {
      type: 'button',
      className: [CODE_BUTTON],
      [FETCHES]: '',
      [SHOW_TYPES]: '',
      ariaPressed: 'false',
    },
    message('Types'),
  );

function lineClasses(meta: CodeMeta, language: string, code: string, index: number): string[] {
  const number = index + 1;
  const first = language === 'diff' ? (code.split('\n')[index]?.[0] ?? '') : '';
  return [
    LINE,
    meta.highlighted.has(number) ? HIGHLIGHTED : '',
    meta.inserted.has(number) || first === '+' ? INSERTED : '',
    meta.deleted.has(number) || first === '-' ? DELETED : '',
  ].filter(Boolean);
}
