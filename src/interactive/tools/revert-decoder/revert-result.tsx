/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { DecodedRevert, KnownRevert } from '../../../protocol/reverts/revert';
import { sitePath } from '../../../kit/view/site-paths';

const card = css({
  paddingInlineStart: 'var(--space-4)',
  borderInlineStart: '3px solid var(--border-strong)',
  '& + &': { marginTop: 'var(--space-4)' },
  // `&&` makes this more specific than the frame's style, which removes the margins of paragraphs.
  '&& p': { margin: 'var(--space-1) 0', overflowWrap: 'anywhere' },
});

const title = css({ fontSize: 'var(--size-md)', fontWeight: 600 });

const values = css({
  margin: 'var(--space-2) 0',
  '& dt': { color: 'var(--text-muted)' },
  '& dd': { margin: '0 0 var(--space-2)', overflowWrap: 'anywhere' },
});

/** Shows the causes and fixes of an error. There are several if contracts share the error's string. */
function Known({ known }: { readonly known: readonly KnownRevert[] }) {
  return known.map(({ href, see, by, contract, cause, fix }) => (
    <div key={href ?? contract}>
      {(known.length > 1 || !href) && (
        <p>
          {by ? 'From' : 'In'} {contract}:
        </p>
      )}
      <p>{cause}</p>
      <p>
        <strong>Fix:</strong> {fix}{' '}
        {href && <a href={sitePath(href)}>More about {contract}’s error</a>}
        {see && <a href={sitePath(see)}>Read the explanation</a>}
      </p>
    </div>
  ));
}

function Card({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div css={card}>
      <p css={title}>{name}</p>
      {children}
    </div>
  );
}

/** Shows decoded revert data: its name, the values in it, the cause and the fix. */
export function RevertResult({ decoded }: { readonly decoded: DecodedRevert }) {
  switch (decoded.kind) {
    case 'nothing':
      return <p>The decoded error appears here, with its cause and a fix.</p>;
    case 'malformed':
      return (
        <Card name="This cannot be decoded">
          <p>{decoded.message}</p>
        </Card>
      );
    case 'empty':
      return (
        <Card name="No data">
          <p>
            The call reverted without a reason. Possible causes are a require without a string, an
            address without code, a function that the contract does not have, or running out of gas.
            In v3, they also include ticks that are not multiples of the tick spacing, a pool that
            does not exist, or the ABI of the wrong router.
          </p>
          <p>
            <strong>Fix:</strong> check the address, the ABI and the arguments, then trace the call.
            If you pasted only the first line of an error, paste all of it, because the reason may
            be further down.
          </p>
        </Card>
      );
    case 'reason':
      return (
        <Card
          name={
            <>
              <code translate="no">Error(string)</code>: <code translate="no">{decoded.text}</code>
            </>
          }
        >
          {decoded.known.length > 0 ? (
            <Known known={decoded.known} />
          ) : (
            <p>
              No contract in these docs reverts with this reason. Check the token and your own
              contract.
            </p>
          )}
        </Card>
      );
    case 'message':
      return (
        <Card name={<code translate="no">{decoded.text}</code>}>
          <p>
            {decoded.by === 'sdk'
              ? 'The SDK threw this error itself, so nothing was sent and no contract reverted.'
              : 'This message is not from a contract. It comes from a library, a wallet or a node.'}
          </p>
          <Known known={decoded.known} />
        </Card>
      );
    case 'panic':
      return (
        <Card
          name={
            <>
              <code translate="no">Panic(uint256)</code>: <code translate="no">{decoded.code}</code>
            </>
          }
        >
          <p>{decoded.cause ?? 'Solidity does not define this code.'}</p>
          {decoded.fix && (
            <p>
              <strong>Fix:</strong> {decoded.fix}
            </p>
          )}
        </Card>
      );
    case 'custom':
      return (
        <Card name={<code translate="no">{decoded.signature}</code>}>
          {decoded.arguments.length > 0 && (
            <dl css={values}>
              {decoded.arguments.map(({ type, value, inner }, index) => (
                <div key={index}>
                  <dt>
                    <code translate="no">{type}</code>
                    {inner && ', which decodes to'}
                  </dt>
                  <dd>
                    {inner ? <RevertResult decoded={inner} /> : <code translate="no">{value}</code>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Known known={decoded.known} />
        </Card>
      );
    case 'unknown':
      return (
        <Card
          name={
            <>
              Unknown selector <code translate="no">{decoded.selector}</code>
            </>
          }
        >
          <p>
            No contract in these docs declares this custom error of {decoded.length} bytes. Look for
            it in the ABI of the token or of the contract that you called.
          </p>
        </Card>
      );
  }
}
