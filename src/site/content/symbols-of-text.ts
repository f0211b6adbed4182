import { apiSymbolId } from '../reference/api-symbol';

const REFERENCE = /<ApiReference\b(?<props>[^>]*)>/g;
const FENCE = /^(?<fence>`{3,}|~{3,})[\s\S]*?^\k<fence>/gm;

const prop = (props: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(props)?.[1];

/**
 * Returns the ids of the symbols that a doc shows. They are read from the source text so that they are known before any
 * doc is compiled and docs can link to them.
 */
export function symbolsOfText(body: string): string[] {
  const found = [...body.replace(FENCE, '').matchAll(REFERENCE)].flatMap(({ groups }) => {
    const packageName = prop(groups?.props ?? '', 'package');
    const name = prop(groups?.props ?? '', 'symbol');
    return packageName && name ? [apiSymbolId(packageName, name)] : [];
  });
  return [...new Set(found)];
}
