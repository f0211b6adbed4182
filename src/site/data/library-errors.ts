import { toFunctionSelector } from 'viem/utils';
import { z } from 'zod';
import { isCustomError } from './error-catalogue';
import { parseYaml, rememberLast } from '../sources/yaml-source';
import type { KnownRevert } from '../../protocol/reverts/revert';

/**
 * Path of the list of errors that no documented contract declares, such as those of libraries, SDKs, nodes and wallets,
 * from the project root. The page of error codes also lists the errors of {@link clients}.
 */
export const LIBRARY_ERRORS_FILE = 'content/library-errors.yml';

/**
 * Origins of messages that come neither from a contract nor from an SDK: a library used by the reader's code, a node or
 * its provider, a wallet, or a tool that runs a local chain.
 */
export const clients = ['library', 'node', 'wallet', 'tool'] as const;
export type Client = (typeof clients)[number];

const text = z.string().min(1);

export const libraryErrorsSchema = z.array(
  z.strictObject({
    code: text.describe(
      'A revert string, a custom error as `Name(type,type)`, the word after `Invariant failed: `, or an error message.',
    ),
    by: z.enum(['contract', 'sdk', ...clients]),
    from: text,
    cause: text,
    fix: text,
    wraps: z
      .enum(['message', 'data'])
      .optional()
      .describe(
        'Whether the message reports only that something failed, so that readers need another message or the revert data to find the cause.',
      ),
    see: z
      .string()
      .regex(/^\//, 'write a path that starts with "/"')
      .optional()
      .describe('The page that explains more.'),
  }),
);

const readErrors = rememberLast(
  (source: string) => parseYaml(source, LIBRARY_ERRORS_FILE, libraryErrorsSchema).value,
);

type LibraryError = z.infer<typeof libraryErrorsSchema>[number];

const isClient = (by: LibraryError['by']): by is Client =>
  (clients as readonly string[]).includes(by);

const toRevert = ({ code, by, from, cause, fix, see, wraps }: LibraryError): KnownRevert => ({
  code: by === 'sdk' && /^[A-Z_]+$/.test(code) ? `Invariant failed: ${code}` : code,
  contract: from,
  cause,
  fix,
  ...(see && { see }),
  ...(by !== 'contract' && { by: isClient(by) ? 'client' : by }),
  ...(wraps && { wraps }),
  ...(isCustomError(code) && { selector: toFunctionSelector(code) }),
});

/**
 * Returns all errors of `content/library-errors.yml`, which extend the catalog of the published contracts' reverts.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const libraryErrors: (source: string) => KnownRevert[] = rememberLast((source) =>
  readErrors(source).map(toRevert),
);

/**
 * Returns the errors of `content/library-errors.yml` that a kind of client reports.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const clientErrors = (source: string, client: Client): KnownRevert[] =>
  readErrors(source)
    .filter(({ by }) => by === client)
    .map(toRevert);
