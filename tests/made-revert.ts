import { readFileSync } from 'node:fs';
import { defaultAbiCoder } from '@ethersproject/abi';
import { id } from '@ethersproject/hash';
import { ERRORS_FILE } from '../src/site/data/error-catalogue';
import { decodeRevert } from '../src/protocol/reverts/decode-revert';
import { revertCatalogue } from '../src/site/data/revert-catalogue';

/** Revert data, written by another encoder than the one that reads. */
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
/** Reads revert data, or a text that holds some. */
export const decode = (text: string) => decodeRevert(text, catalogue);
