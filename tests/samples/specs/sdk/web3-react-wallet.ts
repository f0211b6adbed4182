// SPDX-License-Identifier: MIT
import { EventEmitter } from 'node:events';

/** The account of every wallet. */
export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A mock wallet that responds to the requests of a page, and records them. */
export class Wallet extends EventEmitter {
  isMetaMask = true;
  connected = false;
  declines = false;
  chainId = '0x1';
  known = ['0x1'];
  /** The balance of every account: 2.5 ether. */
  wei = '0x22b1c8c1227a0000';
  asked: string[] = [];
  async request({ method, params }: { method: string; params?: unknown[] }): Promise<unknown> {
    this.asked.push(method);
    await Promise.resolve();
    if (method === 'eth_requestAccounts') {
      if (this.declines) throw Object.assign(new Error('declined'), { code: 4001 });
      this.connected = true;
    }
    if (method === 'wallet_addEthereumChain') {
      const [chain] = params as [{ chainId: string }];
      this.known.push(chain.chainId);
      this.chainId = chain.chainId;
      this.emit('chainChanged', this.chainId);
      return null;
    }
    if (method === 'wallet_switchEthereumChain') {
      const [{ chainId }] = params as [{ chainId: string }];
      if (!this.known.includes(chainId)) {
        throw Object.assign(new Error('unknown chain'), { code: 4902 });
      }
      this.chainId = chainId;
      this.emit('chainChanged', chainId);
      return null;
    }
    if (method === 'eth_chainId') return this.chainId;
    if (method === 'eth_getBalance') return this.wei;
    if (method.endsWith('ccounts')) return this.connected ? [account] : [];
    throw Object.assign(new Error(`not expected: ${method}`), { code: -32601 });
  }
}
