import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/lib/content-tree';
import {
  DEPLOYMENTS_FILE,
  isCompared,
  readDeployments,
  type DeploymentChain,
  type Deployments,
  type DeploymentSource,
} from '../../../src/lib/reference/deployments';
import { inlineCode, type DataContext } from './data-context';

type Rename = DataContext['rename'];

/**
 * `<Deployments />`: a table for each chain, all of them in the page as served. `behaviours/deployment-filter.ts` shows
 * one of them alone.
 */
export function drawDeployments(
  _: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const registry = readDeployments(read(DEPLOYMENTS_FILE));
  return [filter(registry.chains), ...registry.chains.map((one) => chain(one, registry, rename))];
}

function filter(chains: readonly DeploymentChain[]): Element {
  return h('p.chain-filter', { dataChainFilter: '' }, [
    h('label', { htmlFor: 'chain-filter' }, 'Show'),
    h('select', { id: 'chain-filter' }, [
      h('option', { value: '' }, 'all chains'),
      ...chains.map(({ id, name }) => h('option', { value: String(id) }, `${name} (${id})`)),
    ]),
    h('output', { htmlFor: 'chain-filter' }),
  ]);
}

function chain(one: DeploymentChain, { contracts }: Deployments, rename: Rename): Element {
  const rows = one.deployments.map(({ contract: name, address, note, source }) => {
    const contract = contracts.find((candidate) => candidate.name === name);
    if (!contract) throw new Error(`${name} is not listed under contracts`);
    return h('tr', [
      h('td', [
        h('code', rename(name)),
        h('small', `${contract.does}${contract.package ? '; ' : ''}`, [
          ...(contract.package ? packageName(contract.package, rename) : []),
        ]),
        ...(contract.abi
          ? [h('small', h('strong', 'ABI: '), inlineCode(contract.abi, rename))]
          : []),
      ]),
      h('td', [
        h('code.address', address),
        h('span.address-actions', [
          h(
            'button',
            {
              type: 'button',
              dataCopyValue: address,
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
        ...(note ? [h('small', inlineCode(note, rename))] : []),
        h('small', h('strong', isCompared(source) ? 'Package: ' : 'Document: '), [
          ...source.flatMap((from, index) => [index > 0 ? '; ' : '', ...origin(from, rename)]),
        ]),
      ]),
    ]);
  });
  return h('section', { dataChain: String(one.id), dataChainAnchor: one.anchor }, [
    h('h3', { id: one.anchor }, `${one.name}: chain id ${one.id}`),
    h('table.deployments', [
      h('thead', h('tr', [h('th', 'Contract'), h('th', `Address on ${one.name}`)])),
      h('tbody', rows),
    ]),
  ]);
}

/** `@scope/name 1.0.0` with the name as code; what is no package name stays text. */
function packageName(text: string, rename: Rename): (Element | string)[] {
  return inlineCode(text.replace(/@[\w/-]+/g, '`$&`'), rename);
}

function origin(source: DeploymentSource, rename: Rename): (Element | string)[] {
  if ('package' in source) {
    return [h('code', source.constant), ' of ', ...packageName(source.package, rename)];
  }
  const { repository, file } = source;
  return [h('code', `${repository}/${file}`)];
}
