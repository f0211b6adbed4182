import { describe, expect, it } from 'vitest';
import { inputFields, readField } from './input-fields';
import { routerCommands } from './router-commands';

describe('fields of an input', () => {
  const fieldsOf = (name: string) =>
    inputFields(routerCommands.find((command) => command.name === name)?.parameters ?? []);
  const problem = (name: string, field: string, text: string) => {
    const found = fieldsOf(name).find((candidate) => candidate.name === field);
    return found && readField(found, text).problem;
  };

  it('split structs into their members, but not lists', () => {
    expect(fieldsOf('PERMIT2_PERMIT').map(({ name }) => name)).toEqual([
      'details.token',
      'details.amount',
      'details.expiration',
      'details.nonce',
      'spender',
      'sigDeadline',
      'data',
    ]);
    expect(fieldsOf('PERMIT2_PERMIT_BATCH').map(({ name }) => name)).toEqual([
      'details',
      'spender',
      'sigDeadline',
      'data',
    ]);
  });

  it('accept the placeholders only where the router replaces them', () => {
    expect(problem('SWEEP', 'recipient', 'MSG_SENDER')).toBeUndefined();
    expect(problem('PERMIT2_TRANSFER_FROM', 'recipient', 'MSG_SENDER')).toMatch(/starts with 0x/);
    expect(problem('WRAP_ETH', 'amountMin', 'CONTRACT_BALANCE')).toBeUndefined();
    expect(problem('SWEEP', 'amountMin', 'CONTRACT_BALANCE')).toMatch(/whole number/);
  });

  it('reject values that do not fit the type', () => {
    expect(problem('PERMIT2_TRANSFER_FROM', 'amount', (1n << 160n).toString())).toMatch(/uint160/);
    expect(problem('WRAP_ETH', 'amountMin', '-1')).toMatch(/below zero/);
    expect(problem('WRAP_ETH', 'amountMin', '1.5')).toMatch(/whole number/);
    expect(problem('V3_SWAP_EXACT_IN', 'path', '0x00')).toMatch(/Wrong length: 1 byte\./);
    expect(problem('V3_SWAP_EXACT_IN', 'payerIsUser', 'yes')).toMatch(/true or false/);
    expect(problem('PERMIT2_PERMIT_BATCH', 'details', '0x01')).toMatch(
      /Line 1 has 1 of 4 values: token,/,
    );
  });
});
