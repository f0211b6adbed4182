import { whereItRuns } from '../../data/releases';
import { groupBy } from '../../sources/group-by';
import type { AnswerSources } from './answer-sources';
import type { AnswerFact } from './direct-answer';

/**
 * Returns answers about two kinds of addresses: those of deployed contracts, with every chain on which the contract has
 * the address, and withdrawn ones, which nobody should use.
 */
export function addressAnswers(sources: AnswerSources): AnswerFact[] {
  const { deployments, places, rename } = sources;
  const rows = deployments.chains.flatMap((chain) =>
    chain.deployments.map((deployment) => ({ ...deployment, chain })),
  );
  const vulnerable = vulnerableRows(sources);
  const deployed = [...groupBy(rows, ({ address }) => address)].flatMap(([address, same]) => {
    const path = same
      .map(({ chain }) => places.ofCode(address, chain.anchor))
      .find((found) => found !== undefined);
    if (path === undefined) return [];
    const told = [...groupBy(same, ({ contract }) => contract)].map(([contract, on]) => {
      const chains = on.map(({ chain, contradicted }) =>
        contradicted ? `${chain.name} (another source disagrees)` : chain.name,
      );
      const warned = on.some(({ chain }) => vulnerable.has(`${chain.id} ${contract}`));
      const warning = warned ? ' (vulnerable: do not use)' : '';
      return `\`${rename(contract)}\` on ${chains.join(', ')}${warning}`;
    });
    return [
      { kind: 'address' as const, asked: [address], text: told.join('; '), copy: address, path },
    ];
  });
  return [...deployed, ...withdrawnAddresses(sources)];
}

/** Returns the chain and contract of each deployment that runs a vulnerable release. */
function vulnerableRows({ releases, deployments }: AnswerSources): Set<string> {
  return new Set(
    releases.contracts.flatMap((contract) =>
      contract.releases
        .filter(({ state }) => state === 'vulnerable')
        .flatMap((release) => whereItRuns(release, deployments))
        .map(({ id, contract: name }) => `${id} ${name}`),
    ),
  );
}

function withdrawnAddresses({
  releases,
  deployments,
  places,
  rename,
}: AnswerSources): AnswerFact[] {
  return releases.contracts.flatMap(({ name, releases: all }) =>
    all.flatMap(({ version, withdrawn }) =>
      withdrawn.flatMap(({ chain, address }): AnswerFact[] => {
        const path = places.ofCode(address);
        if (path === undefined) return [];
        const on = deployments.chains.find(({ id }) => id === chain)?.name ?? `chain ${chain}`;
        const text = `\`${rename(name)}\` ${version} on ${on}: withdrawn, do not use`;
        return [{ kind: 'address', asked: [address], text, copy: address, path }];
      }),
    ),
  );
}

/** Returns answers about code hashes: of runtime code from the releases, and of creation code from the packages. */
export function codeAnswers({ symbols, releases, places, rename }: AnswerSources): AnswerFact[] {
  const runtime = releases.contracts.flatMap(({ name, releases: all }) =>
    all.flatMap(({ version, state, code }): AnswerFact[] => {
      const path = code && places.ofCode(code.hash);
      if (!code || path === undefined) return [];
      const warning = state === 'vulnerable' ? ': vulnerable, do not use' : '';
      const text = `Runtime code of \`${rename(name)}\` ${version}${warning}`;
      return [{ kind: 'code hash', asked: [code.hash], text, copy: rename(name), path }];
    }),
  );
  const creation = symbols.flatMap((symbol): AnswerFact[] => {
    const { initCodeHash: hash, name, package: from, version } = symbol;
    if (!hash) return [];
    const path = places.ofSymbol(symbol);
    const text = `Init code hash of \`${rename(name)}\` in ${rename(from)} ${version}`;
    return [{ kind: 'code hash', asked: [hash], text, copy: rename(name), path }];
  });
  return [...runtime, ...creation];
}
