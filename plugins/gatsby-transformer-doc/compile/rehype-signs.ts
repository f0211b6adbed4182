import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A sign before a number, and after nothing that would make it a hyphen or an operator. */
const SIGN = /(?<![\p{L}\p{N}])[-+±−](?=\d)/gu;

const LEFT_TO_RIGHT_MARK = '\u200E';

/**
 * Keeps the signs of numbers before them in a text that is written from the right, where a browser draws `−5` as `5−`.
 * Writers could not do it themselves: for the check, a mark that nobody sees is a slip.
 */
export function rehypeSigns() {
  return (tree: Root, file: VFile): void => {
    if (!FROM_RIGHT.test(String(file))) return;
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replace(SIGN, `${LEFT_TO_RIGHT_MARK}$&`);
      // What is copied is left as it is.
      return node.type === 'element' && node.properties.translate === 'no' ? SKIP : undefined;
    });
  };
}
