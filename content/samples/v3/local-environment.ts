// SPDX-License-Identifier: MIT
import { type BigNumberish, Contract, ContractFactory, providers, utils } from 'ethers';

export const WETH9 = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const SWAP_ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';

// #region connect
/** Returns the first funded account of a local node, ready to sign. */
export function firstAccount(rpcUrl = 'http://127.0.0.1:8545') {
  return new providers.JsonRpcProvider(rpcUrl).getSigner(0);
}
// #endregion connect

// #region fund
const tokenAbi = [
  'function deposit() payable',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
];

/** Wraps test ether as WETH9. Works on every fork, without finding a token holder. */
export async function wrapEther(signer: providers.JsonRpcSigner, ether: string) {
  const weth = new Contract(WETH9, tokenAbi, signer);
  await (await weth.deposit({ value: utils.parseEther(ether) })).wait();
}

/** Transfers tokens from an account that has some on the fork. Local nodes only. */
export async function takeFrom(
  provider: providers.JsonRpcProvider,
  holder: string,
  token: string,
  to: string,
  amount: BigNumberish,
) {
  // The node signs for the holder, so you need no key. (Hardhat: the same method.)
  await provider.send('hardhat_impersonateAccount', [holder]);
  // The holder pays for gas, but may be a contract without ether.
  await provider.send('hardhat_setBalance', [holder, '0x8ac7230489e80000']);
  const erc20 = new Contract(token, tokenAbi, provider.getSigner(holder));
  await (await erc20.transfer(to, amount)).wait();
  await provider.send('hardhat_stopImpersonatingAccount', [holder]);
}
// #endregion fund

// #region deploy
/** Deploys a compiled contract whose only constructor argument is the router. */
export async function deployWithRouter(
  signer: providers.JsonRpcSigner,
  artifact: { abi: utils.Fragment[]; bytecode: string },
): Promise<Contract> {
  const factory = new ContractFactory(artifact.abi, artifact.bytecode, signer);
  const contract = await factory.deploy(SWAP_ROUTER);
  return contract.deployed();
}
// #endregion deploy
