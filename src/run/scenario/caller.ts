import type { Hex } from '../engine/quantities';

/** The account that makes all calls: the second one of every development node, in lower case. */
export const CALLER: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
