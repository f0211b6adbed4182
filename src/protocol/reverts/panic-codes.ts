/**
 * Causes and fixes of Solidity's panics, by the code in `Panic(uint256)`. Source: the Solidity manual, "Panic via
 * assert".
 */
export const panicCodes: Readonly<Record<string, { cause: string; fix: string }>> = {
  '0x00': {
    cause: 'A generic panic that the compiler inserted.',
    fix: 'Trace the call, because this code gives no further details.',
  },
  '0x01': {
    cause: 'An assert failed.',
    fix: 'Find the assert in the contract that reverted, and check why its condition is false.',
  },
  '0x11': {
    cause: 'A sum, difference or product left the range of its type.',
    fix: 'Look for a subtraction that goes below 0, or for amounts with the wrong decimals.',
  },
  '0x12': {
    cause: 'A division or modulo by 0.',
    fix: 'Check the divisor, which may be an empty reserve, a supply of 0 or a period of 0.',
  },
  '0x21': {
    cause: 'A number was converted to an enum that has no member with that number.',
    fix: 'Pass the number of an existing member, counted from 0.',
  },
  '0x22': {
    cause: 'A byte array in storage is encoded incorrectly.',
    fix: 'Look for assembly or an upgrade that writes to the same slot.',
  },
  '0x31': {
    cause: 'pop() was called on an empty array.',
    fix: 'Check that the array is not empty before you call pop().',
  },
  '0x32': {
    cause: 'An array, a slice or a bytesN value was accessed beyond its end or before its start.',
    fix: 'Check the index against the length. A swap path needs at least two tokens.',
  },
  '0x41': {
    cause: 'Too much memory was allocated, or an array was too long.',
    fix: 'Look for a length that was decoded from the wrong place, for example packed data decoded as ABI data.',
  },
  '0x51': {
    cause: 'A variable of an internal function type was called before it was set.',
    fix: 'Assign the function before you call it.',
  },
};
