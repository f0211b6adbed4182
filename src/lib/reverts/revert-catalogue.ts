import { toFunctionSelector } from 'viem';
import { isCustomError, readErrorCatalogue } from '../reference/error-catalogue';

/** What the site knows of one revert, as the browser needs it. */
export interface KnownRevert {
  /** A revert string, or a custom error as `Name(type,type)`. */
  code: string;
  contract: string;
  cause: string;
  fix: string;
  /** Address of its explanation, without base path. */
  href: string;
  /** `0x` and 8 hex digits, of a custom error. */
  selector?: string;
}

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
