import { readFileSync } from 'node:fs';
import { defaultAbiCoder } from '@ethersproject/abi';
import { id } from '@ethersproject/hash';
import { ERRORS_FILE, revertCatalogue } from '../src/site/data/error-catalogue';
import { decodeRevert } from '../src/protocol/reverts/decode-revert';

/** Encodes revert data with ethers, because the decoder under test uses another library. */
export const encode = (signature: string, values: unknown[]) =>
  id(signature).slice(0, 10) +
  defaultAbiCoder
    .encode(
      signature
        .slice(signature.indexOf('(') + 1, -1)
        .split(',')
        .filter(Boolean),
      values,
    )
    .slice(2);

/** The errors of `content/errors.yml`. */
export const catalogue = revertCatalogue(readFileSync(ERRORS_FILE, 'utf8'));
/** Decodes revert data, or text that contains revert data. */
export const decode = (text: string) => decodeRevert(text, catalogue);
