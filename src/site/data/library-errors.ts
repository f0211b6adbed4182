import { toFunctionSelector } from 'viem/utils';
import { z } from 'zod';
import { isCustomError } from './error-catalogue';
import { rememberLast } from '../sources/remember-last';
import { parseYaml } from '../sources/yaml-source';
import type { KnownRevert } from '../../protocol/reverts/known-revert';

/** Errors of libraries, SDKs, nodes and wallets, from the project root. A page lists those of nodes and wallets. */
export const LIBRARY_ERRORS_FILE = 'content/library-errors.yml';

const text = z.string().min(1);

export const libraryErrorsSchema = z.array(
  z.strictObject({
    code: text.describe(
      'A revert string, `Name(type,type)`, the word after `Invariant failed: `, or a message.',
    ),
    by: z.enum(['contract', 'sdk', 'client']),
    from: text,
    cause: text,
    fix: text,
    wraps: z
      .literal(true)
      .optional()
      .describe('The message says only that something failed. What stands beside it says more.'),
    see: z
      .string()
      .regex(/^\//, 'write a path that starts with "/"')
      .optional()
      .describe('The page that says more.'),
  }),
);

/**
 * What `content/library-errors.yml` adds to the catalogue of the published contracts.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const libraryErrors: (source: string) => KnownRevert[] = rememberLast((source) =>
  parseYaml(source, LIBRARY_ERRORS_FILE, libraryErrorsSchema).value.map(
    ({ code, by, from, cause, fix, see, wraps }) => ({
      code: by === 'sdk' && /^[A-Z_]+$/.test(code) ? `Invariant failed: ${code}` : code,
      contract: from,
      cause,
      fix,
      ...(see && { see }),
      ...(by !== 'contract' && { by }),
      ...(wraps && { wraps }),
      ...(isCustomError(code) && { selector: toFunctionSelector(code) }),
    }),
  ),
);
