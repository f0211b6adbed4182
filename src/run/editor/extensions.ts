import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript, localCompletionSource } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { importedNames } from './imported-names';

/**
 * Returns the extensions for editing TypeScript. The Tab key is not bound, so that readers can leave the editor with
 * it.
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
