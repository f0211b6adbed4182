import type { ApiSymbol } from '../../../../src/site/data/api-symbol';
import { element, inlineCode, text } from '../mdast-nodes';
import { commentParagraphs, quote } from './draw-comment';
import { drawCode } from './draw-code';
import { drawType, linkTypes } from './draw-values';
import type { Drawing } from './drawing';
import { API_FACTS } from '../../../../src/markup/members/names';

/** Renders facts about a symbol, such as its kind, origin and parents, and its import statement. */
export function drawFacts(drawing: Drawing) {
  const { symbol } = drawing;
  const links = linkTypes(symbol.inherits, drawing);
  const how = importOf(symbol);
  const origin = [
    ...fact('Package', [inlineCode(symbol.package), text(` ${symbol.version}`)]),
    ...fact('Licence', [text(symbol.licence)]),
  ];
  return [
    element('dl', { className: [API_FACTS] }, [
      ...fact('Kind', [text(symbol.kind)]),
      ...(drawing.showsPackage ? origin : []),
      ...fact(symbol.file.endsWith('.json') ? 'Artifact' : 'File', [inlineCode(symbol.file)]),
      ...(symbol.inherits.length > 0
        ? fact('Inherits', [
            ...symbol.inherits.flatMap((name, index) => [
              ...(index > 0 ? [text(', ')] : []),
              drawType(name, links, drawing),
            ]),
          ])
        : []),
      ...(symbol.initCodeHash ? fact('Init code hash', [inlineCode(symbol.initCodeHash)]) : []),
    ]),
    ...(how === undefined ? [] : [drawCode(how, {}, 'Import', drawing)]),
  ];
}

/** Renders the package's declaration of a symbol, and its comment. */
export const drawDeclaration = (drawing: Drawing) => [
  drawCode(
    drawing.symbol.signature,
    linkTypes(drawing.symbol.inherits, drawing),
    'Declaration',
    drawing,
  ),
  ...quote(commentParagraphs(drawing.symbol.comment)),
];

const fact = (name: string, value: unknown[]) => [
  element('dt', {}, [text(name)]),
  element('dd', {}, value),
];

/** Returns the import statement of a symbol, or undefined for a contract that is only published as an artifact. */
function importOf(symbol: ApiSymbol): string | undefined {
  if (symbol.language === 'solidity') {
    return symbol.file.endsWith('.sol') ? `import '${symbol.package}/${symbol.file}';` : undefined;
  }
  const word = symbol.kind === 'interface' || symbol.kind === 'type' ? 'import type' : 'import';
  return `${word} { ${symbol.name} } from '${symbol.package}';`;
}
