import ts from 'typescript';
import type { ApiComment } from '../../../src/site/reference/api-symbol';

/** What a TSDoc comment says, split by what it speaks of. Plain text: an empty line parts paragraphs. */
export interface TsdocComment {
  text: string;
  /** By the name of a parameter. */
  parameters: Map<string, string>;
  returns: string | null;
  /** Everything else, a paragraph each, under the name of its tag. */
  remarks: string[];
}

const LABELS: Partial<Record<string, string>> = {
  throws: 'Throws',
  see: 'See',
  example: 'Example',
  defaultValue: 'Default',
};

/** Reads the comment that stands right before a declaration. */
export function tsdocComment(node: ts.Node): TsdocComment {
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const comment: TsdocComment = {
    text: plain(doc?.comment),
    parameters: new Map(),
    returns: null,
    remarks: [],
  };
  for (const tag of doc?.tags ?? []) {
    const text = plain(tag.comment);
    if (!text) continue;
    const name = tag.tagName.text;
    if (ts.isJSDocParameterTag(tag)) {
      const parameter = tag.name.getText();
      // Of a name that stands twice by mistake, the first is its own.
      if (comment.parameters.has(parameter)) comment.remarks.push(`${parameter}: ${text}`);
      else comment.parameters.set(parameter, text);
    } else if (ts.isJSDocReturnTag(tag)) comment.returns = text;
    else if (ts.isJSDocTemplateTag(tag)) {
      const names = tag.typeParameters.map((parameter) => parameter.name.text).join(', ');
      comment.remarks.push(`${names}: ${text}`);
    } else if (name === 'deprecated') comment.remarks.push(deprecation(text));
    else if (name === 'remarks') comment.remarks.push(text);
    else comment.remarks.push(`${LABELS[name] ?? name}: ${text}`);
  }
  return comment;
}

/**
 * The part of a comment that is about a declaration as a whole.
 *
 * @param shown names of parameters whose comments are shown with them; those of others join the details, so that
 *   nothing of the package's comment is lost where it misnames a parameter
 */
export function apiComment(
  { text, parameters, remarks }: TsdocComment,
  shown: ReadonlySet<string> = new Set(),
): ApiComment | null {
  const others = [...parameters].filter(([name]) => !shown.has(name));
  const details = [...remarks, ...others.map(([name, about]) => `${name}: ${about}`)].join('\n\n');
  return text || details ? { text, details } : null;
}

const deprecation = (text: string): string =>
  /^deprecated\b/i.test(text) ? text : `Deprecated: ${text}`;

/** A comment as plain text: wrapped lines joined, paragraphs kept, links by their words. */
const plain = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/\{@link(?:code|plain)?\s+([^}|\s]+)[\s|]*([^}]*)\}/g, (_, target: string, words) =>
      String(words).trim() === '' ? target : String(words).trim(),
    )
    .replace(/^-\s+/, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
