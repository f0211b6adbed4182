import { SimpleStateManager } from '@ethereumjs/statemanager';
import {
  type Account,
  type Address,
  createAccount,
  createAddressFromString,
} from '@ethereumjs/util';
import type { Common } from '@ethereumjs/common';
import { bytesOf, type Hex, hexOf } from './quantities';

/** An account as files hold it; what is absent is zero or empty. */
export interface StoredAccount {
  /** In wei. */
  balance?: Hex;
  nonce?: number;
  code?: Hex;
  /** 32-byte words by 32-byte slots. */
  storage?: Record<Hex, Hex>;
}

/** All accounts of a moment; never written to, so that holding one costs nothing. */
export interface Frozen {
  readonly accounts: SimpleStateManager['accountStack'][number];
  readonly code: SimpleStateManager['codeStack'][number];
  readonly storage: SimpleStateManager['storageStack'][number];
}

/**
 * What the machine reads and writes. Each transaction writes into copies of the maps below it, which take their place:
 * the state after any block stays as it was without being copied once more.
 */
export class WorldState extends SimpleStateManager {
  constructor(common: Common) {
    super({ common });
  }

  /** Fills in accounts. */
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

  /** The state of now, outside any transaction. */
  freeze(): Frozen {
    const [accounts, code, storage] = [
      this.accountStack[0],
      this.codeStack[0],
      this.storageStack[0],
    ];
    if (!accounts || !code || !storage) throw new Error('A state has at least its lowest layer.');
    return { accounts, code, storage };
  }

  /** Puts an earlier state in the place of this one. */
  thaw({ accounts, code, storage }: Frozen): void {
    this.accountStack = [accounts];
    this.codeStack = [code];
    this.storageStack = [storage];
    this.originalStorageCache.clear();
  }

  /** An account, or an empty one. */
  async accountOf(address: Address): Promise<Account> {
    return (await this.getAccount(address)) ?? createAccount({});
  }

  /** A slot's 32 bytes. */
  async wordAt(address: Address, slot: Uint8Array): Promise<Hex> {
    const value = hexOf(await this.getStorage(address, slot));
    return `0x${value.slice(2).padStart(64, '0')}`;
  }
}

/** The machine writes words so, and compares what it reads with them. */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? new Uint8Array() : bytes.subarray(first);
}
