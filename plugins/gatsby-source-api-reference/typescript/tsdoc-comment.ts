import ts from 'typescript';
import type { ApiComment } from '../../../src/site/data/api-symbol';

/** A TSDoc comment as plain text, split by subject. In each text, an empty line separates paragraphs. */
export interface TsdocComment {
  text: string;
  /** The comments on parameters, by the name of the parameter. */
  parameters: Map<string, string>;
  returns: string | null;
  /** The texts of all other tags, one paragraph each, prefixed with a label for the tag. */
  remarks: string[];
}

const LABELS: Partial<Record<string, string>> = {
  throws: 'Throws',
  see: 'See',
  example: 'Example',
  defaultValue: 'Default',
};

/** Reads the comment right before a declaration. */
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
      // If a parameter is documented twice by mistake, the second comment becomes a remark.
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
 * Returns the part of a comment that describes the declaration as a whole.
 *
 * @param shown names of the parameters that show their own comments; comments with other names are added to the
 * details, so that nothing is lost if the package misnames a parameter
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

/** Converts a comment to plain text: joins wrapped lines, keeps paragraphs, and replaces links by their text. */
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
