import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  DEPLOYMENTS_FILE,
  readDeployments,
  type Deployments,
} from '../../../src/site/data/deployments';
import {
  readReleases,
  RELEASES_FILE,
  whereItRuns,
  type Release,
} from '../../../src/site/data/releases';
import { groupBy } from '../../../src/site/sources/group-by';
import { suggest } from '../../../src/site/sources/suggest';
import { type DataContext, dayInWords, drawTable, inlineCode, packageName } from './data-markup';
import { COPY_VALUE } from '../../../src/markup/code/names';

type Rename = DataContext['rename'];

const states = {
  current: undefined,
  superseded: 'superseded',
  vulnerable: 'vulnerable: do not use',
} as const satisfies Record<Release['state'], string | undefined>;

/**
 * Renders `<Releases of="SwapRouter" />`, a table of releases, newest first. Each row lists the security changes of a
 * release, its addresses and its code hash.
 */
export function drawReleases(
  props: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const deployments = readDeployments(read(DEPLOYMENTS_FILE));
  const { contracts } = readReleases(read(RELEASES_FILE), deployments);
  const names = contracts.map(({ name }) => name);
  const of = typeof props.of === 'string' ? props.of : '';
  const contract = contracts.find(({ name }) => name === of);
  if (!contract) throw new Error(`${RELEASES_FILE} has no contract "${of}"; ${suggest(of, names)}`);
  const rows = contract.releases.map((release) => [
    versionOf(release),
    [
      ...safetyOf(release, rename),
      ...placesOf(release, deployments, rename),
      ...codeOf(release, contract.name, rename),
    ],
  ]);
  return [drawTable(['Release', 'Security changes and addresses'], rows)];
}

function versionOf({ version, state }: Release): (Element | string)[] {
  const said = states[state];
  return [version, ...(said ? [h('small', h('strong', said))] : [])];
}

function safetyOf({ safety, source }: Release, rename: Rename): (Element | string)[] {
  return [
    ...inlineCode(safety, rename),
    h('small', [
      h('strong', 'Source: '),
      ...source.flatMap(({ where, what, on }, index) => [
        index > 0 ? '; ' : '',
        h('code', where),
        `, ${what}, ${dayInWords(on)}`,
      ]),
    ]),
  ];
}

/**
 * Renders the addresses of a release with their chains: first those in the registry, then withdrawn ones, which must
 * not be used.
 */
function placesOf(release: Release, deployments: Deployments, rename: Rename): Element[] {
  const { withdrawn } = release;
  const running = whereItRuns(release, deployments);
  const chainName = (id: number) =>
    deployments.chains.find((one) => one.id === id)?.name ?? `chain ${id}`;
  const line = (address: string, chains: readonly string[], label?: string) =>
    h('small', [
      ...(label ? [h('strong', label)] : []),
      `${chains.join(', ')}: `,
      h('code.address', address),
    ]);
  const places = [...groupBy(running, ({ address }) => address)].map(([address, rows]) =>
    line(
      address,
      rows.map(({ chain }) => chain),
    ),
  );
  const names = [...new Set(running.map(({ contract }) => contract))];
  return [
    ...(names.length > 0
      ? [
          h('small', [
            h('strong', 'Deployed as '),
            ...names.flatMap((name, index) => [index > 0 ? ', ' : '', h('code', rename(name))]),
            ', listed in the ',
            h('a', { href: '/contracts/v3/reference/deployments' }, 'deployment addresses'),
            ':',
          ]),
        ]
      : []),
    ...places,
    ...withdrawn.map(({ address, chain }) => line(address, [chainName(chain)], 'Do not use: ')),
  ];
}

function codeOf({ code, evidence }: Release, contract: string, rename: Rename): Element[] {
  if (!code)
    return [
      h('small', 'No installed package contains this build, so there is no code hash to compare.'),
    ];
  const { hash, length, immutables, package: from } = code;
  return [
    h('small', [
      h('strong', 'Code hash: '),
      h('code.address', hash),
      ` of ${length} bytes`,
      immutables.length > 0
        ? `, with ${immutables.length} immutables set to zero and the metadata removed, as in `
        : ', with the metadata removed, as in ',
      ...packageName(from, rename),
      '. ',
      h(
        'button',
        {
          type: 'button',
          [COPY_VALUE]: hash,
          ariaLabel: `Copy the code hash of ${rename(contract)}`,
        },
        'Copy',
      ),
    ]),
    ...(evidence ? [h('small', inlineCode(evidence, rename))] : []),
  ];
}
