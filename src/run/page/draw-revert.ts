import type { KnownRevert } from '../../protocol/reverts/known-revert';
import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { RunResult } from '../scenario/run-result';
import { knownReverts, type Explanations } from './explanations';

/** Page that explains reverts, given their data in its address. */
const DECODER = '/contracts/v3/reference/error-codes';

/**
 * Renders why a call reverted and how to fix it, with links to the error's entry and to the decoder for the revert
 * data.
 */
export function drawRevert(
  { message: reason, data }: NonNullable<RunResult['revert']>,
  explanations: Explanations,
): HTMLElement[] {
  const known = knownReverts(explanations, reason);
  const decoder = sitePath(`${DECODER}?revert=${encodeURIComponent(data)}`);
  // Without revert data, there is nothing to decode.
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
