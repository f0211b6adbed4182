import { type KnownRevert } from '../../protocol/reverts/known-revert';
import { toFunctionSelector } from 'viem/utils';
import { isCustomError, readErrorCatalogue } from './error-catalogue';

/**
 * The catalogue of `content/errors.yml` without what only its page shows, and with selectors: hashing is done when the
 * site is built.
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
