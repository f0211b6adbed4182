/**
 * Causes and fixes of Solidity's panics, by the code in `Panic(uint256)`. Source: the Solidity manual, "Panic via
 * assert".
 */
export const panicCodes: Readonly<Record<string, { cause: string; fix: string }>> = {
  '0x00': {
    cause: 'A panic that the compiler itself put in, of no kind of its own.',
    fix: 'Trace the call: the code alone does not say more.',
  },
  '0x01': {
    cause: 'An assert failed.',
    fix: 'Read the assert in the contract that reverted: something it takes for granted does not hold.',
  },
  '0x11': {
    cause: 'A sum, difference or product left the range of its type.',
    fix: 'Look for a subtraction that goes below 0, or amounts in the wrong decimals.',
  },
  '0x12': {
    cause: 'A division or a remainder by 0.',
    fix: 'Check the divisor: an empty reserve, a supply of 0, a period of 0.',
  },
  '0x21': {
    cause: 'A number that no member of an enum has was turned into that enum.',
    fix: 'Pass the number of a member; the first is 0.',
  },
  '0x22': {
    cause: 'A byte array in storage is encoded wrongly.',
    fix: 'Look for assembly, or an upgrade, that writes to the same slot.',
  },
  '0x31': {
    cause: 'pop() was called on an empty array.',
    fix: 'Check the length first.',
  },
  '0x32': {
    cause: 'An array, a slice or bytesN was read beyond its end, or before its start.',
    fix: 'Check the index against the length. For a path: it needs two tokens at least.',
  },
  '0x41': {
    cause: 'Too much memory was asked for, or an array that is too long.',
    fix: 'Look for a length that was decoded from the wrong place, such as packed data read as ABI data.',
  },
  '0x51': {
    cause: 'A variable of an internal function type was called before it was set.',
    fix: 'Set the function before it is called.',
  },
};
