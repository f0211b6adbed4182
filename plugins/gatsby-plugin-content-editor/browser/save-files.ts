import type { Plugin } from 'prettier';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import type { EditorConfiguration } from '../configuration/configuration';
import { CONTENT_ENDPOINT, ORIGINAL } from '../names';
import { type FileKind, fileOfForm } from '../text/content-file';
import type { Decap, DecapData, DecapEntry } from './decap';

/**
 * Returns the text of a data file, formatted in the repository's style. Pages and drawings are returned unchanged,
 * because `.prettierignore` excludes them.
 */
const formatted = (text: string, { page, drawing }: FileKind, style: object): Promise<string> =>
  page || drawing
    ? Promise.resolve(text)
    : format(text, { ...style, parser: 'yaml', plugins: [yaml as Plugin] });

/** Key in a form's data for the text to write to the file. */
export const TEXT = 'text of the file';

/**
 * The text that the editor last saved to each file, by path. After a save, the form still contains the text from before
 * the save, so the next save compares the file on disk with this text as well.
 */
const saved = new Map<string, string>();

/**
 * Before each save, formats the text of the file. This is done in an event because formatting is asynchronous, but
 * Decap's `toFile` is not. In `gatsby develop`, a save fails if somebody else has changed the file since the editor
 * opened it or last saved it. After each save, the text is stored in `saved` for that comparison.
 */
export function saveFiles(cms: Decap, configuration: EditorConfiguration): void {
  const kindOf = (entry: DecapEntry): FileKind | undefined => {
    const name = entry.get('collection');
    const own = configuration.decap.collections.find((collection) => collection.name === name);
    return own && configuration.kinds[own.format];
  };
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const kind = kindOf(entry);
      if (!kind) return undefined;
      const data = entry.getIn(['data']) as DecapData;
      const form = data.toJS();
      const text = await formatted(fileOfForm(kind, form), kind, configuration.style);
      const path = entry.get('path');
      if (configuration.local && path && form[ORIGINAL] !== undefined)
        await compare(path, [form[ORIGINAL], saved.get(path)]);
      return data.set(TEXT, text);
    },
  });
  cms.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const path = entry.get('path');
      const text = (entry.getIn(['data']) as DecapData).toJS()[TEXT];
      if (path && typeof text === 'string') saved.set(path, text);
      return Promise.resolve(undefined);
    },
  });
}

/**
 * Checks that a file on disk still has one of the given texts.
 *
 * @throws Error if the file has another text, because saving would overwrite somebody else's change
 */
async function compare(path: string, texts: unknown[]): Promise<void> {
  const response = await fetch(CONTENT_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      action: 'compare',
      params: { path, texts: texts.filter((text) => typeof text === 'string') },
    }),
  });
  if (response.ok) return;
  const { error } = (await response.json()) as { error: string };
  throw new Error(error);
}
