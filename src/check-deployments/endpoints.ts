import type { Deployments } from '../site/data/deployments';

const NAME = /^RPC_URL_(\w+)$/;

/** A node of a chain. */
export interface Endpoint {
  chain: Deployments['chains'][number];
  url: string;
}

/**
 * Returns the nodes in the environment: `RPC_URL_1` for the chain with id 1, and so on. Empty variables are skipped.
 *
 * @throws Error if a name does not end in the id of a chain in the registry, or a value is not an address
 */
export function endpointsIn(
  environment: Record<string, string | undefined>,
  { chains }: Deployments,
): Endpoint[] {
  return Object.entries(environment).flatMap(([name, url]): Endpoint[] => {
    const id = NAME.exec(name)?.[1];
    if (id === undefined || !url) return [];
    const chain = chains.find((one) => String(one.id) === id);
    if (!chain) {
      const known = chains.map((one) => one.id).join(', ');
      throw new Error(
        `${name}: the registry has no chain ${id}; end the name in one of ${known}, or unset it`,
      );
    }
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      // Do not print the value, because it may contain a key.
      throw new Error(`${name}: write the address of a node, such as http://127.0.0.1:8545`);
    }
    return [{ chain, url }];
  });
}
