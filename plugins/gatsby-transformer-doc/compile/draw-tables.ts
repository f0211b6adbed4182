import type { Element } from 'hast';
import { h } from 'hastscript';
import { STATUS } from '../../../src/markup/article/names';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  type CommandRow,
  COMMANDS_SOURCE,
  readRouterCommands,
  ROUTER_COMMANDS_FILE,
} from '../../../src/site/data/command-rows';
import {
  MANIFEST,
  PACKAGE_VERSIONS_FILE,
  readPackageVersions,
} from '../../../src/site/data/package-versions';
import {
  readStatus,
  STATUS_FILE,
  type StatusLine,
  statusTopics,
} from '../../../src/site/data/status';
import { SAMPLE_INDEX } from '../../../src/site/samples/sample-index';
import { oneOf } from '../../../src/site/sources/suggest';
import { type DataContext, dayInWords, drawTable, inlineCode } from './data-markup';

/**
 * Renders `<Status of="protocol-fees" />`, a list of facts that can change without a change to the docs, with dates and
 * sources.
 */
export function drawStatus(
  { of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const lines = readStatus(read(STATUS_FILE)).filter(({ topic }) => topic === of);
  if (lines.length === 0) throw new Error(`the prop "of" must be ${oneOf(statusTopics)}`);
  return [
    h(
      `dl.${STATUS}`,
      lines.map((line) => entry(line, rename)),
    ),
  ];
}

function entry(
  { of, state, since, differs, ask, sources }: StatusLine,
  rename: DataContext['rename'],
): Element {
  const note = (label: string, text: string | undefined) =>
    text ? [h('small', [h('strong', `${label}: `), ...inlineCode(text, rename)])] : [];
  return h('div', [
    h('dt', [of, ...(since ? [h('small', `since ${dayInWords(since)}`)] : [])]),
    h('dd', [
      h('p', inlineCode(state, rename)),
      ...note('Sources differ', differs),
      ...note('Check on-chain', ask),
      ...sources.map((source) =>
        h('small', [
          h('strong', 'Source: '),
          h('a', { href: source.url }, source.name),
          `, read on ${dayInWords(source.read)}`,
        ]),
      ),
    ]),
  ]);
}

/**
 * Renders `<PackageVersions />`, a table with the version of each package that the pages use, its newest version, and
 * why the two differ.
 */
export function drawPackageVersions(
  _: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const { read: asked, packages } = readPackageVersions(
    read(PACKAGE_VERSIONS_FILE),
    read(MANIFEST),
    read(SAMPLE_INDEX),
  );
  const rows = packages.map(({ name, pinned, newest, why }) => [
    [
      h('code', rename(name)),
      ...(why ? [h('small', ['Why not the latest: ', ...inlineCode(why, rename)])] : []),
    ],
    pinned,
    newest,
  ]);
  return [drawTable(['Package', 'These docs', `Latest on ${dayInWords(asked)}`], rows)];
}

/** The bit that is set in the number of every NFT command. The published library calls it `NFT_TYPE_MASK`. */
const NFT_BIT = 0x10;

/**
 * Renders `<CommandTable of="tokens" />` or `<CommandTable of="nft" />`, a table of commands with their number, inputs
 * and effect.
 */
export function drawCommandTable(
  { of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  if (of !== 'tokens' && of !== 'nft') throw new Error('the prop "of" must be tokens or nft');
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
        ...(skippable
          ? [h('small', 'If bit 7 is set, this command can fail without reverting the call.')]
          : []),
      ]),
    ],
  ];
}
