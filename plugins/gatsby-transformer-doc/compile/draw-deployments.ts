import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  DEPLOYMENTS_FILE,
  independentSources,
  readDeployments,
  type Deployment,
  type DeploymentChain,
  type Deployments,
  type DeploymentSource,
} from '../../../src/site/data/deployments';
import { type DataContext, dayInWords, drawTable, inlineCode, packageName } from './data-markup';
import { COPY_VALUE } from '../../../src/markup/code/names';
import {
  ADDRESS_ACTIONS,
  ADDRESS_LINE,
  CHAIN,
  CHAIN_ANCHOR,
  CHAIN_FILTER,
  CHAIN_FILTER_LINE,
  PROVENANCE,
} from '../../../src/markup/chain-filter/names';

type Rename = DataContext['rename'];

/**
 * Renders `<Deployments />`, a table of addresses for each chain. The served page shows all tables, and
 * `markup/chain-filter/chain-filter.ts` filters them by chain.
 */
export function drawDeployments(
  _: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const registry = readDeployments(read(DEPLOYMENTS_FILE));
  return [filter(registry.chains), ...registry.chains.map((one) => chain(one, registry, rename))];
}

function filter(chains: readonly DeploymentChain[]): Element {
  return h(`p.${CHAIN_FILTER_LINE}`, { [CHAIN_FILTER]: '' }, [
    h('label', { htmlFor: 'chain-filter' }, 'Show'),
    h('select', { id: 'chain-filter' }, [
      h('option', { value: '' }, 'all chains'),
      ...chains.map(({ id, name }) => h('option', { value: String(id) }, `${name} (${id})`)),
    ]),
    h('output', { htmlFor: 'chain-filter' }),
  ]);
}

function chain(one: DeploymentChain, registry: Deployments, rename: Rename): Element {
  const rows = one.deployments.map((deployment) => {
    const { contract: name, address } = deployment;
    const contract = registry.contracts.find((candidate) => candidate.name === name);
    if (!contract)
      throw new Error(`${DEPLOYMENTS_FILE} has no contract "${name}": add it under "contracts"`);
    const ofPackage = deployment.abi === undefined ? contract.package : undefined;
    const abi = deployment.abi ?? contract.abi;
    return [
      [
        h('code', rename(name)),
        h('small', `${contract.does}${ofPackage ? '; ' : ''}`, [
          ...(ofPackage ? packageName(ofPackage, rename) : []),
        ]),
        ...(abi ? [h('small', h('strong', 'ABI: '), inlineCode(abi, rename))] : []),
      ],
      [
        h(`div.${ADDRESS_LINE}`, [
          h('code', address),
          h(`span.${ADDRESS_ACTIONS}`, [
            h(
              'button',
              {
                type: 'button',
                // An empty value makes the button copy the text of the element before its group of buttons. Repeating
                // the addresses would make the page larger, because it has hundreds of these buttons.
                [COPY_VALUE]: '',
                ariaLabel: `Copy the address of ${rename(name)} on ${one.name}`,
              },
              'Copy',
            ),
            h(
              'a',
              {
                href: `${one.explorer}/address/${address}`,
                ariaLabel: `${rename(name)} on ${one.name}, in a block explorer`,
              },
              'Explorer',
            ),
          ]),
        ]),
        ...remarks(deployment, one, registry, rename),
      ],
    ];
  });
  return h('section', { [CHAIN]: String(one.id), [CHAIN_ANCHOR]: one.anchor }, [
    h('h3', { id: one.anchor }, `${one.name}: chain id ${one.id}`),
    drawTable(['Contract', `Address on ${one.name}`], rows, 'table.deployments'),
  ]);
}

/**
 * Returns the remarks below an address: its note, chains on which another contract has the same address, sources that
 * contradict it and, collapsed, its own sources.
 */
function remarks(
  one: Deployment,
  on: DeploymentChain,
  registry: Deployments,
  rename: Rename,
): Element[] {
  const { address, contract, deployed, note, source, contradicted = [] } = one;
  const elsewhere = registry.chains
    .filter(({ id }) => id !== on.id)
    .flatMap(({ name, deployments }) =>
      deployments
        .filter((other) => other.address === address && other.contract !== contract)
        .map((other) => [
          ' On ',
          name,
          ' this address is ',
          h('code', rename(other.contract)),
          '.',
        ]),
    );
  return [
    ...(note ? [h('small', inlineCode(note, rename))] : []),
    ...(elsewhere.length > 0
      ? [h('small', h('strong', 'Differs by chain:'), elsewhere.flat())]
      : []),
    ...contradicted.map((other) =>
      h('small', h('strong', 'Contradicted: '), origin(other.source, rename), ' lists ', [
        h('code', other.address),
        other.note ? '. ' : '.',
        ...(other.note ? inlineCode(other.note, rename) : []),
      ]),
    ),
    h(`details.${PROVENANCE}`, [
      h('summary', independentSources(one, registry) > 1 ? 'Sources' : 'One source'),
      h('ul', [
        ...source.map((from) => h('li', origin(from, rename))),
        ...(deployed ? [h('li', `Deployed on ${dayInWords(deployed)}`)] : []),
      ]),
    ]),
  ];
}

function origin(source: DeploymentSource, rename: Rename): (Element | string)[] {
  if ('package' in source) {
    return [h('code', source.constant), ' of ', ...packageName(source.package, rename)];
  }
  return [h('code', source.repository)];
}

/**
 * Renders `<DeploymentSources />`, a table of the repositories that the addresses were read from, with commit and date.
 */
export function drawDeploymentSources(
  _: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const { sources } = readDeployments(read(DEPLOYMENTS_FILE));
  const rows = sources.map(({ repository, holds, commit, read: on }) => [
    h('code', repository),
    inlineCode(holds, rename),
    [h('code', commit.slice(0, 12)), `, ${dayInWords(on)}`],
  ]);
  return [drawTable(['Repository', 'Holds', 'Commit, read on'], rows)];
}
