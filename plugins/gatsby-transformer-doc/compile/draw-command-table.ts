import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  COMMANDS_SOURCE,
  readRouterCommands,
  ROUTER_COMMANDS_FILE,
  type CommandRow,
} from '../../../src/site/data/command-rows';
import { drawTable, inlineCode, type DataContext } from './data-context';

/** `NFT_TYPE_MASK` of the published library: set in every command of the third and fourth blocks. */
const NFT_BIT = 0x10;

/** `<CommandTable of="tokens" />` or `of="nft"`: commands with their number, inputs and effect. */
export function drawCommandTable(
  { of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  if (of !== 'tokens' && of !== 'nft') throw new Error('the prop "of" must be one of tokens, nft');
  const rows = readRouterCommands(read(ROUTER_COMMANDS_FILE), read(COMMANDS_SOURCE))
    .filter(({ value }) => ((value & NFT_BIT) === 0) === (of === 'tokens'))
    .map((one) => row(one, rename));
  return [drawTable(['Command', 'Inputs and effect'], rows, 'table.commands')];
}

function row(
  { command, value, inputs, does, skippable }: CommandRow,
  rename: DataContext['rename'],
) {
  return [
    [h('code', `0x${value.toString(16).padStart(2, '0')}`), ' ', h('code', command)],
    [
      h('code', `(${inputs.join(', ')})`),
      h('p', [
        ...inlineCode(does, rename),
        ...(skippable ? [h('small', 'May fail without ending the call, when bit 7 is set.')] : []),
      ]),
    ],
  ];
}
