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
 * What an editor of TypeScript does. The Tab key is left to the reader, who leaves the editor by it.
 *
 * @param label what the text is called
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
