import { getAddress, isAddress } from 'viem/utils';
import { z } from 'zod';

/** An address in its EIP-55 form, quoted; anything else is answered with the form to write. */
export const checkedAddress = z
  .string({ error: 'put the address in quotes' })
  .superRefine((value, context) => {
    if (!isAddress(value, { strict: false })) {
      context.addIssue({ code: 'custom', message: 'is no address: write 0x and 40 hex digits' });
      return;
    }
    // Written in one case it says nothing of itself: not to be checked by a reader, so not to be printed.
    const right = getAddress(value);
    if (right !== value) {
      context.addIssue({
        code: 'custom',
        message: `has a wrong EIP-55 checksum; if the digits are right, write ${right}`,
      });
    }
  });

/** A day as `2026-11-22`. */
export const day = z.iso.date({ error: 'write a day as 2026-11-22' });
