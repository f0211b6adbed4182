import { createHash } from 'node:crypto';
import { utils } from 'ethers';
import { describe, expect, test } from 'vitest';
import { EC } from './fast-curve';

/** Returns bytes that look random but are the same in each run. */
const bytes = (seed: string) => createHash('sha256').update(seed).digest();
const curve = new EC();
const hex = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

// Compares the results with the published version of ethers, which uses elliptic.
describe.each(Array.from({ length: 20 }, (_, seed) => `${seed}`))('with key %s', (seed) => {
  const secret = bytes(`key ${seed}`);
  const key = curve.keyFromPrivate(secret);
  const published = new utils.SigningKey(secret);
  const digest = bytes(`digest ${seed}`);

  test('the public key is that of ethers, in both forms', () => {
    expect(`0x${key.getPublic(false, 'hex')}`).toBe(published.publicKey);
    expect(`0x${key.getPublic(true, 'hex')}`).toBe(published.compressedPublicKey);
    const again = curve.keyFromPublic(utils.arrayify(published.compressedPublicKey));
    expect(`0x${again.getPublic(false, 'hex')}`).toBe(published.publicKey);
  });

  test('signing a digest gives the same signature, from which the key is recovered', () => {
    const { r, s, recoveryParam } = key.sign(digest);
    const expected = published.signDigest(digest);
    expect([hex(r), hex(s), recoveryParam]).toEqual([
      expected.r,
      expected.s,
      expected.recoveryParam,
    ]);
    const rs = { r: utils.arrayify(expected.r), s: utils.arrayify(expected.s) };
    const recovered = curve.recoverPubKey(digest, rs, recoveryParam).encode('hex', false);
    expect(`0x${recovered}`).toBe(published.publicKey);
  });

  test('two keys derive a shared secret, and can be added', () => {
    const other = new utils.SigningKey(bytes(`other ${seed}`));
    const point = curve.keyFromPublic(utils.arrayify(other.publicKey)).getPublic();
    expect(hex(key.derive(point))).toBe(published.computeSharedSecret(other.publicKey));
    expect(`0x${key.pub.add(point).encodeCompressed('hex')}`).toBe(
      published._addPoint(other.publicKey),
    );
  });
});

test('a public key cannot sign', () => {
  const key = curve.keyFromPublic(utils.arrayify(new utils.SigningKey(bytes('a')).publicKey));
  expect(() => key.sign(bytes('b'))).toThrow('A public key cannot sign');
});
