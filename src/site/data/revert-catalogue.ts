import { toFunctionSelector } from 'viem';
import { isCustomError, readErrorCatalogue } from './error-catalogue';

/** What the site knows of one revert, as the browser needs it. */
export interface KnownRevert {
  /** A revert string, a custom error as `Name(type,type)`, or the message of an SDK, a node or a wallet. */
  code: string;
  /** The contract, library or package that says so. */
  contract: string;
  cause: string;
  fix: string;
  /** Address of its own explanation, without base path. */
  href?: string;
  /** A page that helps, without base path, where it has no explanation of its own. */
  see?: string;
  /** Who says so, where it is no contract. */
  by?: 'sdk' | 'client';
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
