import { FACTORY_ADDRESS } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import {
  brokenDeadline,
  core,
  pairHash,
  permit2,
  poolHash,
  selector,
  subgraph,
  v1Contracts,
  v1Sdk,
  v3Contracts,
  v3Sdk,
} from './overview-page';
import { fileJson, fileText } from './page-text';

const installed = (name: string) => fileJson(`node_modules/${name}/package.json`).version as string;

const web3React = fileText('content/docs/sdk/web3-react/overview.mdx');
const widget = fileText('content/docs/sdk/swap-widget/overview.mdx');

/** Permit2's address from the deployment registry. Another test checks that it's the package's constant. */
const [, permit2Address = ''] =
  /contract: Permit2\n\s+address: '(0x\w{40})'/.exec(
    fileText('content/reference/deployments.yml'),
  ) ?? [];

describe('the numbers on the overview pages', () => {
  it('include no hexadecimal number that is not computed in a test', () => {
    const computed = [
      ...[pairHash, poolHash, FACTORY_ADDRESS, brokenDeadline, permit2Address],
      ...Object.values(selector),
      // Prefix of an account's code if the account delegates to a contract (EIP-7702). A test of the Permit2 samples
      // creates such an account.
      '0xef0100',
    ];
    const pages = [
      v1Contracts,
      v3Contracts,
      permit2,
      v1Sdk,
      v3Sdk,
      core,
      web3React,
      widget,
      subgraph,
    ];
    for (const shown of pages.flatMap(
      (page) => page.match(/\b0x[\da-f]+(?:\.[\da-f]+)?/gi) ?? [],
    )) {
      expect(computed).toContain(shown);
    }
  });

  it('include the versions of the installed packages', () => {
    for (const name of ['@uniswap/sdk-core', '@uniswap/v3-sdk', 'jsbi']) {
      expect(v3Sdk).toContain(`${name}@${installed(name)}`);
    }
    expect(core).toContain(`@uniswap/sdk-core@${installed('@uniswap/sdk-core')}`);
    expect(core).toContain(`"jsbi": "${installed('jsbi')}"`);
    expect(core).toContain(`Every line must show ${installed('jsbi')}`);
    expect(v1Contracts).toContain(`@uniswap/v2-core@${installed('@uniswap/v2-core')}`);
    expect(v3Contracts).toContain(`@uniswap/v3-core@${installed('@uniswap/v3-core')}`);
  });
});
