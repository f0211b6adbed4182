import { type KnownRevert } from '../../protocol/reverts/known-revert';
import { toFunctionSelector } from 'viem/utils';
import { isCustomError, readErrorCatalogue } from './error-catalogue';

/**
 * Returns the catalogue of `content/errors.yml` with selectors, which are hashed at build time, and without the fields
 * that only the error page shows.
 */
export function revertCatalogue(source: string): KnownRevert[] {
  return readErrorCatalogue(source).map(({ code, contract, cause, fix, href }) => ({
    code,
    contract,
    cause,
    fix,
    href,
    ...(isCustomError(code) && { selector: toFunctionSelector(code) }),
  }));
}
