import { SimpleStateManager } from '@ethereumjs/statemanager';
import {
  type Account,
  type Address,
  createAccount,
  createAddressFromString,
} from '@ethereumjs/util';
import type { Common } from '@ethereumjs/common';
import { bytesOf, type Hex, hexOf } from './json-rpc';

/** An account as stored in files. Missing fields are zero or empty. */
export interface StoredAccount {
  /** In wei. */
  balance?: Hex;
  nonce?: number;
  code?: Hex;
  /** 32-byte words, by 32-byte slots. */
  storage?: Record<Hex, Hex>;
}

/** All accounts at one point in time. It's never written to, so keeping it needs no copy. */
export interface Frozen {
  readonly accounts: SimpleStateManager['accountStack'][number];
  readonly code: SimpleStateManager['codeStack'][number];
  readonly storage: SimpleStateManager['storageStack'][number];
}

/**
 * The state that the EVM reads and writes. Each transaction writes to copies of the maps and then replaces them, so a
 * frozen earlier state doesn't change and needs no copy.
 */
export class WorldState extends SimpleStateManager {
  constructor(common: Common) {
    super({ common });
  }

  /** Adds accounts to the state. */
  async load(accounts: Readonly<Record<string, StoredAccount>>): Promise<void> {
    for (const [name, { balance = '0x0', nonce = 0, code, storage = {} }] of Object.entries(
      accounts,
    )) {
      const address = createAddressFromString(name);
      await this.putAccount(
        address,
        createAccount({ nonce: BigInt(nonce), balance: BigInt(balance) }),
      );
      if (code) await this.putCode(address, bytesOf(code));
      for (const [slot, value] of Object.entries(storage)) {
        await this.putStorage(address, bytesOf(slot as Hex), withoutZeros(bytesOf(value)));
      }
    }
  }

  /** Returns the current state. Call it only outside a transaction. */
  freeze(): Frozen {
    const [accounts, code, storage] = [
      this.accountStack[0],
      this.codeStack[0],
      this.storageStack[0],
    ];
    if (!accounts || !code || !storage)
      throw new Error('The state has no layers, although it starts with one.');
    return { accounts, code, storage };
  }

  /** Replaces the state with an earlier one. */
  thaw({ accounts, code, storage }: Frozen): void {
    this.accountStack = [accounts];
    this.codeStack = [code];
    this.storageStack = [storage];
    this.originalStorageCache.clear();
  }

  /** Returns an account, or an empty one if it doesn't exist. */
  async accountOf(address: Address): Promise<Account> {
    return (await this.getAccount(address)) ?? createAccount({});
  }

  /** Returns the 32 bytes of a slot. */
  async wordAt(address: Address, slot: Uint8Array): Promise<Hex> {
    const value = hexOf(await this.getStorage(address, slot));
    return `0x${value.slice(2).padStart(64, '0')}`;
  }
}

/**
 * Removes leading zeros, because the EVM stores words without them. Otherwise, the EVM would treat a write of the same
 * value as a change.
 */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? new Uint8Array() : bytes.subarray(first);
}
