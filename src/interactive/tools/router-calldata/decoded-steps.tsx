/** @jsxImportSource @emotion/react */
import { ROOMY } from '../../kit/figure-styles';
import { css } from '@emotion/react';
import { inputFields } from '../../../protocol/calldata/input-fields';
import type { DecodedStep } from '../../../protocol/calldata/router-calldata';
import { commandOf } from '../../../protocol/calldata/router-commands';
import { meaningOf, timeInWords } from './field-meaning';
import { NoResult, Warnings } from '../kit/tool-layout';
import { mono } from '../kit/tool-styles';

const list = css({
  display: 'grid',
  gap: 'var(--space-4)',
  margin: '0 !important',
  padding: '0 !important',
  listStyle: 'none',
});

const item = css({ display: 'grid', gap: 'var(--space-2)', minWidth: 0, margin: 0, padding: 0 });

const title = css({
  margin: '0 !important',
  overflowWrap: 'anywhere',
  '& code': { marginInlineEnd: 'var(--space-1)' },
  '& small': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
});

const values = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: '0 !important',
  paddingInlineStart: 'var(--space-3)',
  borderInlineStart: '2px solid var(--border-strong)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 'var(--space-1) 0',
    [ROOMY]: { gridTemplateColumns: '11em minmax(0, 1fr)' },
  },
  '& dt': { color: 'var(--text-muted)', overflowWrap: 'anywhere' },
  '& dd': { margin: 0 },
  '& small': { display: 'block', color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
});

const lines = css(mono, { whiteSpace: 'pre-line' });

function StepValues({
  number,
  texts,
}: {
  readonly number: number;
  readonly texts: readonly string[];
}) {
  return (
    <dl css={values}>
      {inputFields(commandOf(number)?.parameters ?? []).map((field, index) => {
        const text = texts[index] ?? '';
        const meaning = meaningOf(field, text);
        return (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>
              <span css={lines}>{text === '' ? 'none' : text}</span>
              {meaning !== undefined && <small>{meaning}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface DecodedStepsProps {
  readonly steps: readonly DecodedStep[];
  readonly deadline: bigint | undefined;
}

/** Shows the commands in calldata, in order, and the deadline. */
export function DecodedSteps({ steps, deadline }: DecodedStepsProps) {
  return (
    <>
      <ol css={list} data-steps>
        {steps.map(({ byte, number, name, allowRevert, texts, warnings, input }, index) => (
          <li key={index} css={item}>
            <p css={title}>
              <code translate="no">0x{byte.toString(16).padStart(2, '0')}</code>{' '}
              <strong>{name ?? 'Unknown command'}</strong>{' '}
              {allowRevert && <small>with allow-revert</small>}
            </p>
            <Warnings texts={warnings} />
            {texts.problem === undefined ? (
              <StepValues number={number} texts={texts.value} />
            ) : (
              <>
                <NoResult problem={texts.problem} />
                <span css={mono} translate="no">
                  {input}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      <p css={title}>
        {deadline === undefined ? (
          'No deadline: execute(bytes,bytes[]).'
        ) : (
          <>
            Deadline{' '}
            <span css={mono} translate="no">
              {String(deadline)}
            </span>{' '}
            <small>{timeInWords(String(deadline))}</small>
          </>
        )}
      </p>
    </>
  );
}
