/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useRef } from 'react';
import type { DraftStep } from '../../../protocol/calldata/router-calldata';
import { newStep } from './router-calldata-state';
import { StepEditor } from './step-editor';
import { buttonRow, toolButton } from '../kit/tool-styles';

/** Maximum number of commands in the form, more than real calls have. */
const MOST_STEPS = 16;
const WRAP_ETH = 0x0b;

const list = css({ display: 'grid', gap: 'var(--space-4)', gridTemplateColumns: 'minmax(0, 1fr)' });

interface StepListProps {
  readonly id: string;
  readonly steps: readonly DraftStep[];
  readonly onChange: (steps: readonly DraftStep[]) => void;
}

/** Shows the commands of a call, in execution order. */
export function StepList({ id, steps, onChange }: StepListProps) {
  const add = useRef<HTMLButtonElement>(null);
  const full = steps.length >= MOST_STEPS;
  const replace = (at: number, step: DraftStep) =>
    onChange(steps.map((item, index) => (index === at ? step : item)));
  const raise = (at: number) =>
    onChange([
      ...steps.slice(0, at - 1),
      ...steps.slice(at, at + 1),
      ...steps.slice(at - 1, at),
      ...steps.slice(at + 1),
    ]);
  const remove = (at: number) => {
    onChange(steps.filter((_, index) => index !== at));
    // Move the focus, because the button that had it was removed together with its step.
    add.current?.focus();
  };
  return (
    <div css={list}>
      {steps.map((step, index) => (
        <StepEditor
          key={index}
          id={`${id}-${index}`}
          place={index + 1}
          step={step}
          onChange={(changed) => replace(index, changed)}
          onRaise={index === 0 ? undefined : () => raise(index)}
          onRemove={() => remove(index)}
        />
      ))}
      <div css={buttonRow}>
        <button
          ref={add}
          type="button"
          css={toolButton}
          aria-disabled={full}
          onClick={() => !full && onChange([...steps, newStep(WRAP_ETH)])}
        >
          Add a command
        </button>
      </div>
    </div>
  );
}
