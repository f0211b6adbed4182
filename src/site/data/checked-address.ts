import { getAddress, isAddress } from 'viem/utils';
import { z } from 'zod';

/** Schema of a quoted address in EIP-55 form. If only the checksum is wrong, the error message has the right form. */
export const checkedAddress = z
  .string({ error: 'put the address in quotes' })
  .superRefine((value, context) => {
    if (!isAddress(value, { strict: false })) {
      context.addIssue({
        code: 'custom',
        message: 'this is not an address: write 0x and 40 hex digits',
      });
      return;
    }
    // An address in a single case has no checksum, so it is rejected like one with a wrong checksum.
    const right = getAddress(value);
    if (right !== value) {
      context.addIssue({
        code: 'custom',
        message: `the EIP-55 checksum is wrong; if the digits are right, write ${right}`,
      });
    }
  });

/** Schema of a date such as `2026-11-22`. */
export const day = z.iso.date({ error: 'write a date such as 2026-11-22' });
