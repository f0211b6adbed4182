import type { KnownRevert } from '../../protocol/reverts/known-revert';
import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { RunResult } from '../scenario/run-result';
import { knownReverts, type Explanations } from './explanations';

/** Where reverts are explained, by their data in the address. */
const DECODER = '/contracts/v3/reference/error-codes';

/** Why a call reverted and what to do, with the way to the entry of the error, and to what its data says. */
export function drawRevert(
  { message: reason, data }: NonNullable<RunResult['revert']>,
  explanations: Explanations,
): HTMLElement[] {
  const known = knownReverts(explanations, reason);
  const decoder = sitePath(`${DECODER}?revert=${encodeURIComponent(data)}`);
  // Nothing to look up where no data came.
  const read = data === '0x' ? [] : [make('a', { href: decoder }, message('Read the revert data'))];
  if (known.length === 0 && read.length === 0) return [];
  const causes = known.flatMap((each) => drawCause(each, known.length > 1));
  return [make('div', { className: 'run-revert' }, ...causes, make('p', {}, ...read))];
}

function drawCause({ contract, cause, fix, href }: KnownRevert, several: boolean): HTMLElement[] {
  return [
    make('p', {}, several ? `${message('In {contract}:', { contract })} ${cause}` : cause),
    make(
      'p',
      {},
      make('strong', {}, message('Fix:')),
      ` ${fix} `,
      ...(href ? [make('a', { href: sitePath(href) }, message('Cause and fix'))] : []),
    ),
  ];
}
