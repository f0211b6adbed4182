// SPDX-License-Identifier: MIT
import { type providers, utils } from 'ethers';

/**
 * Signs a message with a single `Permit` struct, and returns the v, r and s of the signature.
 *
 * @param fields values by declaration, such as `address owner`
 */
export async function signPermit(
  signer: providers.JsonRpcSigner,
  name: string,
  verifyingContract: string,
  fields: Record<string, unknown>,
): Promise<[v: number, r: string, s: string]> {
  const domain = { name, version: '1', chainId: 1, verifyingContract };
  const { inputs } = utils.FunctionFragment.from(`Permit(${Object.keys(fields).join()})`);
  const types = { Permit: inputs.map(({ name, type }) => ({ name, type })) };
  const values = Object.values(fields).map((value, index) => [inputs[index]?.name, value] as const);
  const signature = await signer._signTypedData(domain, types, Object.fromEntries(values));
  const { v, r, s } = utils.splitSignature(signature);
  return [v, r, s];
}
