import {
  autocompletion,
  closeBrackets,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript, localCompletionSource } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

/** Names to complete in every program, in addition to its imports. */
const GLOBALS = [
  'console',
  'process',
  'BigInt',
  'Promise',
  'Number',
  'String',
  'JSON',
  'Math',
  'await',
];

const IMPORT = /import\s(?:type\s)?(?:[\w$]+,?\s*)?(?:\{([^}]*)\})?[^'"]*?from/g;

/** Completes the names that the file imports, and {@link GLOBALS}. */
function importedNames(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w$]+/);
  if (!word && !context.explicit) return null;
  // A name after a dot is a member of an object, so it's neither an import nor a global.
  if (context.matchBefore(/\.[\w$]*/)) return null;
  const text = context.state.doc.toString();
  const names = [...text.matchAll(IMPORT)].flatMap(([, list = '']) =>
    list.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const options = [...new Set([...names, ...GLOBALS])].filter(Boolean);
  return {
    from: word?.from ?? context.pos,
    options: options.map((label) => ({ label, type: 'variable' })),
    validFor: /^[\w$]*$/,
  };
}

/**
 * Returns the extensions for editing TypeScript. They leave the Tab key unbound, because keyboard users need it to
 * leave the editor.
 *
 * @param label the text's label for screen readers
 * @param changed called after each change of the text
 */
export const extensions = (label: string, changed: (state: EditorState) => void): Extension => [
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  javascript({ typescript: true }),
  syntaxHighlighting(classHighlighter),
  autocompletion({ override: [localCompletionSource, importedNames], icons: false }),
  lintGutter(),
  keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) changed(update.state);
  }),
];
