import type { Link, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-math';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isAdmonitionKind } from '../../../src/site/design/admonition-kinds';
import { pointAt } from '../../../src/site/sources/content-problem';

/** A mistake in the text of a node. */
interface Slip {
  /** Offset from the start of the node. */
  at: number;
  message: string;
  /** The correction, if it is unambiguous. */
  fix?: { actual: string; expected: string[] };
}

/**
 * Reports Markdown that the parser silently reads as something other than the writer meant. Also reports a page without
 * text.
 *
 * @example
 * ':::note Title' -> "this line doesn't open an admonition: write :::note[Title]"
 */
export function remarkCommonMistakes() {
  return (tree: Root, file: VFile): void => {
    const text = String(file.value);
    const slipsOf = new SlipFinder();
    visit(tree, (node, _, parent) => {
      const { start, end } = node.position ?? {};
      if (start?.offset === undefined) return;
      const written = text.slice(start.offset, end?.offset);
      for (const { at, message, fix } of slipsOf.find(node, {
        written,
        after: text.slice(end?.offset),
        inHeading: parent?.type === 'heading',
      })) {
        Object.assign(file.message(message, { place: pointAt(text, start.offset + at) }), fix);
      }
    });
    if (tree.children.every(isNothing))
      file.message('the page has no text: write some below the front matter', {
        place: tree.position,
      });
  };
}

/** Returns whether a node is only a comment or empty braces. */
const isNothing = (node: Nodes): boolean =>
  node.type === 'mdxFlowExpression' && /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value);

class SlipFinder {
  /**
   * Number of lines so far that were meant to open an admonition but do not, minus the closing lines that followed
   * them. These closing lines are not reported.
   */
  #notOpened = 0;

  find(
    node: Nodes,
    { written, after, inHeading }: { written: string; after: string; inHeading: boolean },
  ): Slip[] {
    switch (node.type) {
      case 'text':
        return [...this.#admonitions(written), ...references(written)];
      case 'textDirective':
      case 'leafDirective':
        return /^:{1,2}\w+\[/.test(written) && isAdmonitionKind(node.name)
          ? [
              {
                at: 0,
                message: `an admonition opens with three colons, on a line of its own: write :::${node.name}[${toString(node)}]`,
              },
            ]
          : [];
      case 'containerDirective':
        return isClosedBy(written, /^[ \t>]*:{3,}[ \t]*$/)
          ? []
          : [
              {
                at: 0,
                message: `this admonition is never closed: write ::: on a line of its own below its text`,
              },
            ];
      case 'code':
        return isClosedBy(written, /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/)
          ? []
          : [
              {
                at: 0,
                message: 'this code block is never closed: write ``` on a line of its own below it',
              },
            ];
      case 'math':
        return isClosedBy(written, /^[ \t>]*\${2,}[ \t]*$/)
          ? []
          : [
              {
                at: 0,
                message: 'this formula is never closed: write $$ on a line of its own below it',
              },
            ];
      case 'inlineMath':
        return amounts(written, after);
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return anchors(node.value, inHeading);
      case 'link':
        return links(node, written);
      default:
        return [];
    }
  }

  #admonitions(written: string): Slip[] {
    const slips: Slip[] = [];
    for (const line of written.matchAll(/^[ \t]*:{3,}[ \t]*(?<name>[a-zA-Z]*)(?<rest>.*)$/gm)) {
      const { name = '', rest = '' } = line.groups ?? {};
      const at = line.index + line[0].indexOf(':');
      if (name === '' && rest === '') {
        if (this.#notOpened > 0) this.#notOpened -= 1;
        else
          slips.push({
            at,
            message:
              "this line doesn't close an admonition: remove it, or open one above with :::note",
          });
      } else if (isAdmonitionKind(name)) {
        this.#notOpened += 1;
        const title = rest.trim().replace(/^\[|\]$/g, '');
        const opening = `:::${name}${title && `[${title}]`}`;
        const actual = line[0].trim();
        slips.push({
          at,
          message: `this line doesn't open an admonition: write ${opening}`,
          // Offer no automatic fix if the title contains brackets or braces, because the title may be incomplete.
          ...(!/[[\]{}]/.test(title) &&
            actual !== opening && { fix: { actual, expected: [opening] } }),
        });
      }
    }
    return slips;
  }
}

/** Returns whether the last of several lines closes the block that the first line opens. */
function isClosedBy(written: string, closing: RegExp): boolean {
  const lines = written.split(/\r?\n/);
  return lines.length > 1 && closing.test(lines.at(-1) ?? '');
}

/** Reports undefined footnotes and references, which the parser leaves as text with their brackets. */
function references(written: string): Slip[] {
  return Array.from(
    written.matchAll(
      /(?<!\\)(?<image>!)?\[(?<note>\^)?(?<label>[^\][\n]+)\](?<name>\[[^\][\n]*\])?/g,
    ),
    ({ 0: all, index, groups }) => {
      const { image, note, label = '', name } = groups ?? {};
      if (note)
        return [
          {
            at: index,
            message: `the footnote ${all} has no text: at the end of the page, add a line "${all}: The text of the note."`,
          },
        ];
      if (name === undefined) return [];
      if (image) {
        const message = `the image ${all} doesn't name a file: write ![${label}](figures/name.svg), with the name of a file in content/figures`;
        return [{ at: index, message }];
      }
      const wanted = name === '[]' ? `[${label}]` : name;
      return [
        {
          at: index,
          message: `the link ${all} has no address: write [${label}](/address), or add a line "${wanted}: /address" to the page; to show the brackets as text, write \\[`,
        },
      ];
    },
  ).flat();
}

/**
 * Reports an amount of money that is read as a formula, as in `$5 and $10`. It is an amount if there is a space just
 * inside the dollar signs or a digit after them, because a real formula has neither.
 */
function amounts(written: string, after: string): Slip[] {
  const inner = /^\$(?<inner>[^$][\s\S]*)\$$/.exec(written)?.groups?.inner;
  if (inner === undefined || (!/^\s|\s$/.test(inner) && !/^\d/.test(after))) return [];
  return [
    { at: 0, message: `"${written}" is read as a formula: for an amount of money, write \\$` },
  ];
}

/**
 * Reports a comment with a `#` that has no effect although the writer probably meant it as an anchor: one in a heading
 * that is not a single word, or a single word outside a heading.
 */
function anchors(value: string, inHeading: boolean): Slip[] {
  const name = /^\s*\/\*\s*#(?<name>[\s\S]*?)\*\/\s*$/.exec(value)?.groups?.name?.trim();
  if (name === undefined) return [];
  const isWord = /^[\w-]+$/.test(name);
  if (inHeading === isWord) return [];
  const slug = name
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');
  const message = inHeading
    ? `an anchor is one word of letters, digits and hyphens: write {/* #${slug} */}`
    : `{/* #${name} */} sets an anchor, but isn't in a heading: write it at the end of a heading`;
  return [{ at: 0, message }];
}

function links(node: Link, written: string): Slip[] {
  const { url } = node;
  const slip = (message: string) => [{ at: 0, message }];
  if (url === '') return slip(`the link ${written} has no address: write one in the parentheses`);
  if (/^https?:\/*$/.test(url))
    return slip(
      `the link ${written} has no host: write the whole address, such as https://example.com`,
    );
  const isEmpty =
    toString(node).trim() === '' && node.children.every(({ type }) => type === 'text');
  if (isEmpty)
    return slip(
      `the link ${written} has no text: write the name of the target between its brackets`,
    );
  return [];
}
