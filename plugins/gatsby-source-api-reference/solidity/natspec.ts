import type { ApiComment } from '../../../src/site/data/api-symbol';

/** A NatSpec comment, split by its tags. */
export interface Natspec {
  /** The text of `@notice` and of lines without a tag, or of `@title` if there is neither. */
  text: string;
  /** The text of `@dev`. */
  details: string;
  /** The texts of `@param`, by the name of the parameter. */
  params: ReadonlyMap<string, string>;
  /** The texts of `@return`, in order, with the line breaks of the source. */
  returns: readonly string[];
  /** The contract named by `@inheritdoc`. */
  inheritdoc: string | null;
}

/** Matches a reference in the syntax of OpenZeppelin's docs generator: `{transferFrom}`, `{IERC721-approve}`. */
const REFERENCE = /\{([A-Za-z_]\w*(?:-\w+)*)\}/g;

/**
 * Splits a comment, without its comment markers, by its tags. A line without a tag continues the tag above it.
 * References become code: `{IERC721-approve}` → `` `IERC721.approve` ``.
 *
 * @see https://docs.soliditylang.org/en/v0.8.17/natspec-format.html#tags
 */
export function parseNatspec(comment: string): Natspec {
  const parts: { tag: string; text: string }[] = [{ tag: 'notice', text: '' }];
  const marked = comment.replace(
    REFERENCE,
    (_, name: string) => `\`${name.replaceAll('-', '.')}\``,
  );
  for (const line of marked.split('\n')) {
    const [, tag, rest] = /^\s*@([\w:-]+)\s*(.*)$/.exec(line) ?? [];
    if (tag) parts.push({ tag, text: rest ?? '' });
    else {
      const last = parts.at(-1);
      if (last) last.text += `\n${line.trim()}`;
    }
  }
  const raw = (tag: string) => parts.filter((part) => part.tag === tag).map(({ text }) => text);
  const all = (tag: string) => raw(tag).map(joinLines);
  const named = all('param').map((text): [string, string] => {
    const [, name = '', meaning = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
    return [name, meaning];
  });
  return {
    text: paragraphs(all('notice')) || paragraphs(all('title')),
    details: paragraphs(all('dev')),
    // Reverse the list, so that the first description is used if a parameter is described twice by mistake.
    params: new Map(named.reverse()),
    returns: raw('return'),
    inheritdoc: all('inheritdoc')[0] ?? null,
  };
}

/** Returns the comment on the declaration itself, without parameters and results; null if there is none. */
export const commentOf = ({ text, details }: Natspec): ApiComment | null =>
  text || details ? { text, details } : null;

/**
 * Assigns the text of `@return` tags to results. Most comments have a tag for each result. Some have one tag for all
 * results, in which a new line starts with the name of each further result.
 *
 * @param names names of the results; empty for unnamed ones
 */
export function commentsOfResults(
  tags: readonly string[],
  names: readonly string[],
): (string | null)[] {
  const texts = names.map(() => '');
  for (const [index, tag] of tags.entries()) {
    let place = index;
    for (const line of tag.split('\n')) {
      const [, first = '', rest = ''] = /^(?:Returns\s+)?([\w$]+)[,:]?\s+(.*)$/.exec(line) ?? [];
      const named = tags.length < names.length || line === tag.split('\n')[0];
      const next = named && first ? names.indexOf(first, place) : -1;
      if (next >= 0) place = next;
      if (place < texts.length) texts[place] = `${texts[place] ?? ''}\n${next >= 0 ? rest : line}`;
    }
  }
  return texts.map((text) => joinLines(text).replace(/,$/, '') || null);
}

/** Joins the lines of each paragraph. Paragraphs are separated by an empty line. */
const joinLines = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');

const paragraphs = (texts: readonly string[]): string => texts.filter(Boolean).join('\n\n');

/**
 * Returns the comment at the end of `text`, without its comment markers. It is used for declarations to which solc
 * attaches no comment: structs, enums and their fields.
 *
 * @param plain whether to accept `//` comments too, which some packages use for fields
 */
export function commentBefore(text: string, plain = false): string {
  const block = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text);
  if (block) return (block[1] ?? '').replace(/^\s*\*? ?/gm, '').trim();
  const slashes = plain ? /((?:^[ \t]*\/\/.*\n)+)[ \t]*$/m : /((?:^[ \t]*\/\/\/.*\n)+)[ \t]*$/m;
  const lines = slashes.exec(text)?.[1] ?? '';
  return lines.replace(/^[ \t]*\/\/+ ?/gm, '').trim();
}
