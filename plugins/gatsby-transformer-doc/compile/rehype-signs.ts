import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A sign before a number, unless the text before it makes it a hyphen or an operator. */
const SIGN = /(?<![\p{L}\p{N}])[-+±−](?=\d)/gu;

const LEFT_TO_RIGHT_MARK = '\u200E';

/**
 * Keeps signs before their numbers in right-to-left text, where a browser shows `−5` as `5−`. Writers cannot add the
 * invisible mark themselves, because the check reports invisible characters.
 */
export function rehypeSigns() {
  return (tree: Root, file: VFile): void => {
    if (!FROM_RIGHT.test(String(file))) return;
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replace(SIGN, `${LEFT_TO_RIGHT_MARK}$&`);
      // Leave code unchanged, because readers copy it.
      return node.type === 'element' && node.properties.translate === 'no' ? SKIP : undefined;
    });
  };
}
