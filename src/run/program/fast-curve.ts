import { secp256k1 } from '@noble/curves/secp256k1.js';

/*
 * The part of elliptic's `EC` that ethers 5 uses, implemented with noble, which the engine already includes. It saves
 * the time of elliptic's first signature, which is a fifth of a program's running time. Keys and signatures are the
 * same, because elliptic and noble are deterministic (RFC 6979).
 */

const { Point } = secp256k1;
type CurvePoint = InstanceType<typeof Point>;

interface Recovered {
  r: bigint;
  s: bigint;
  recoveryParam: number;
}

/** A point of the curve with the interface of elliptic's points, which uses hex. */
class PublicPoint {
  constructor(readonly point: CurvePoint) {}

  add(other: PublicPoint): PublicPoint {
    return new PublicPoint(this.point.add(other.point));
  }

  encode(_: 'hex', compressed: boolean): string {
    return this.point.toHex(compressed);
  }

  encodeCompressed(encoding: 'hex'): string {
    return this.encode(encoding, true);
  }
}

class KeyPair {
  constructor(
    readonly pub: PublicPoint,
    private readonly secret?: Uint8Array,
  ) {}

  getPublic(): PublicPoint;
  getPublic(compressed: boolean, encoding: 'hex'): string;
  getPublic(compressed = false, encoding?: 'hex'): PublicPoint | string {
    return encoding ? this.pub.encode(encoding, compressed) : this.pub;
  }

  /** Signs a 32-byte digest. `s` is in the lower half of its range, as ethers requires. */
  sign(digest: Uint8Array): Recovered {
    const signed = secp256k1.sign(digest, this.#secret(), { prehash: false, format: 'recovered' });
    const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(signed, 'recovered');
    return { r, s, recoveryParam: recovery };
  }

  /** Returns the shared secret of a key exchange: the x coordinate of the shared point. */
  derive({ point }: PublicPoint): bigint {
    return point.multiply(Point.Fn.fromBytes(this.#secret())).toAffine().x;
  }

  #secret(): Uint8Array {
    if (!this.secret)
      throw new Error('A public key cannot sign: create the key pair from a private key.');
    return this.secret;
  }
}

/** secp256k1, with the part of elliptic's interface that `@ethersproject/signing-key` uses. */
export class EC {
  keyFromPrivate(secret: Uint8Array): KeyPair {
    const point = Point.BASE.multiply(Point.Fn.fromBytes(secret));
    return new KeyPair(new PublicPoint(point), secret);
  }

  keyFromPublic(bytes: Uint8Array): KeyPair {
    return new KeyPair(new PublicPoint(Point.fromBytes(bytes)));
  }

  recoverPubKey(
    digest: Uint8Array,
    { r, s }: { r: Uint8Array; s: Uint8Array },
    recovery: number,
  ): PublicPoint {
    const bytes = Uint8Array.from([recovery, ...r, ...s]);
    const signature = secp256k1.Signature.fromBytes(bytes, 'recovered');
    return new PublicPoint(signature.recoverPublicKey(digest));
  }
}
