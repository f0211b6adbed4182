import { makeElement } from '../../kit/dom/make-element';
import { inLanguage, pageLocale } from '../../kit/language/message';
import { DEFINITIONS, type Definitions } from '../../site/data/glossary';
import type { HintKind } from './hint-kind';
import { TERM } from './names';

let definitions: Promise<Definitions> | undefined;

function load(basePath: string): Promise<Definitions> {
  definitions ??= fetch(basePath + DEFINITIONS).then((response) => {
    if (!response.ok) throw new Error(`${DEFINITIONS}: ${response.status}`);
    return response.json() as Promise<Definitions>;
  });
  definitions.catch(() => (definitions = undefined));
  return definitions;
}

/** The hints of linked glossary words: their definitions. If the request fails, the link to the glossary remains. */
export const termDefinitions = (basePath: string): HintKind => ({
  selector: `a[${TERM}]`,
  async contentOf(word) {
    const address = (word.getAttribute('href') ?? '').slice(basePath.length);
    const definition = (await load(basePath))[address];
    if (!definition) return undefined;
    const text = makeElement(
      'span',
      {},
      makeElement('strong', {}, definition.term),
      ` ${definition.text}`,
    );
    // The glossary is not translated, so its definitions are in the default language.
    if (SEVERAL_LOCALES && pageLocale()) Object.assign(text, inLanguage());
    return [text];
  },
});
