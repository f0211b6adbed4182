import { secp256k1 } from '@noble/curves/secp256k1.js';
import { type Address, createAddressFromPrivateKey } from '@ethereumjs/util';
import { hashMessage, hashTypedData } from 'viem';
import { bytesOf, type Hex, hexOf, invalid } from './json-rpc';

/**
 * Private keys from the test phrase that every development node uses. They are public, so they must never be used
 * elsewhere.
 */
const KEYS: readonly Hex[] = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
  '0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e',
  '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356',
  '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
  '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
];

interface Owned {
  address: Address;
  key: Uint8Array;
}

/** Accounts whose keys the engine has: lower-case addresses in the order of a development node. */
export class Accounts {
  readonly #owned = new Map<string, Owned>(
    KEYS.map((key) => {
      const address = createAddressFromPrivateKey(bytesOf(key));
      return [address.toString(), { address, key: bytesOf(key) }];
    }),
  );

  addresses(): string[] {
    return [...this.#owned.keys()];
  }

  /** Returns the key of an account. @throws RpcError if the key is not known */
  keyOf(address: string): Uint8Array {
    const owned = this.#owned.get(address.toLowerCase());
    if (!owned) throw invalid('No Signer available');
    return owned.key;
  }

  /** Signs bytes as a personal message (EIP-191). Returns 65 bytes. */
  signMessage(address: string, message: Hex): Hex {
    return this.#sign(address, hashMessage({ raw: message }));
  }

  /** Signs typed data (EIP-712), given as an object or as JSON. Returns 65 bytes. */
  signTypedData(address: string, data: unknown): Hex {
    const typed = (typeof data === 'string' ? JSON.parse(data) : data) as never;
    return this.#sign(address, hashTypedData(typed));
  }

  #sign(address: string, digest: Hex): Hex {
    const signature = secp256k1.sign(bytesOf(digest), this.keyOf(address), {
      prehash: false,
      format: 'recovered',
    });
    // The library puts the recovery bit first. Nodes put it last and count from 27.
    const [recovery = 0] = signature;
    return hexOf(Uint8Array.of(...signature.subarray(1), recovery + 27));
  }
}
