import { expect, it } from 'vitest';
import { inputFields } from '../../../protocol/calldata/input-fields';
import { routerCommands } from '../../../protocol/calldata/router-commands';
import { meaningOf } from './field-meaning';

function meaning(command: string, name: string, text: string): string | undefined {
  const parameters = routerCommands.find((known) => known.name === command)?.parameters ?? [];
  const field = inputFields(parameters).find((known) => known.name === name);
  if (!field) throw new Error(`${command} has no ${name}`);
  return meaningOf(field, text);
}

it('explains who pays, with or without spaces around the value', () => {
  expect(meaning('V3_SWAP_EXACT_IN', 'payerIsUser', 'false')).toBe('the router pays');
  expect(meaning('V3_SWAP_EXACT_IN', 'payerIsUser', ' true ')).toMatch(/^the caller pays/);
});

it('explains an expiration of 0 as Permit2 handles it, and a deadline of 0 as a date', () => {
  expect(meaning('PERMIT2_PERMIT', 'details.expiration', '0')).toBe('this block only');
  expect(meaning('PERMIT2_PERMIT', 'details.expiration', '1893456000')).toBe(
    '2030-01-01 00:00:00 UTC',
  );
  expect(meaning('PERMIT2_PERMIT', 'sigDeadline', '0')).toBe('1970-01-01 00:00:00 UTC');
});

it('suggests seconds for a time in milliseconds', () => {
  for (const field of ['sigDeadline', 'details.expiration']) {
    expect(meaning('PERMIT2_PERMIT', field, '1893456000000')).toBe(
      'this looks like milliseconds; in seconds, it is 1893456000',
    );
  }
});
