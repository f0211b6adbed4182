/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { inputFields, type InputField } from '../../../protocol/calldata/input-fields';
import { draftProblems, type DraftStep } from '../../../protocol/calldata/router-calldata';
import { commandOf, routerCommands } from '../../../protocol/calldata/router-commands';
import { meaningOf } from './field-meaning';
import { newStep } from './router-calldata-state';
import { TextField } from '../kit/text-field';
import { visuallyHidden } from '../../kit/figure-styles';
import { buttonRow, entry, toolButton } from '../kit/tool-styles';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  minWidth: 0,
  margin: 0,
  padding: 'var(--space-3)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-md)',
  '& legend': { padding: '0 var(--space-2)', fontWeight: 600 },
});

const check = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--accent)' },
});

const effect = css({
  margin: '0 !important',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-xs)',
});

/**
 * Explains the effect of the allow-revert flag. For some commands, Dispatcher.sol returns a failure; for all others, it
 * reverts.
 */
const EFFECT = {
  some: 'If the marketplace call or the check fails, the router continues with the next command.',
  none: 'No effect in 1.2.1: if this command fails, the whole call still reverts.',
};

interface StepEditorProps {
  readonly id: string;
  readonly place: number;
  readonly step: DraftStep;
  readonly onChange: (step: DraftStep) => void;
  readonly onRaise: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** Shows one command with the fields of its input. */
export function StepEditor({ id, place, step, onChange, onRaise, onRemove }: StepEditorProps) {
  const command = commandOf(step.number);
  const problems = draftProblems(step);
  const write = (at: number, text: string) =>
    onChange({ ...step, texts: step.texts.map((item, index) => (index === at ? text : item)) });
  return (
    <fieldset css={box}>
      <legend>Command {place}</legend>
      <select
        css={entry}
        aria-label={`Command ${place}`}
        value={step.number}
        onChange={(event) => onChange(newStep(Number(event.currentTarget.value)))}
      >
        {routerCommands.map(({ name, number }) => (
          <option key={name} value={number}>
            0x{number.toString(16).padStart(2, '0')} {name}
          </option>
        ))}
      </select>
      {inputFields(command?.parameters ?? []).map((field, index) => (
        <Field
          key={`${step.number}-${field.name}`}
          id={`${id}-${field.name.replace('.', '-')}`}
          field={field}
          text={step.texts[index] ?? ''}
          problem={problems[index]}
          onChange={(text) => write(index, text)}
        />
      ))}
      <div>
        <label css={check} htmlFor={`${id}-allow-revert`}>
          <input
            id={`${id}-allow-revert`}
            type="checkbox"
            checked={step.allowRevert}
            aria-describedby={step.allowRevert ? `${id}-effect` : undefined}
            onChange={(event) => onChange({ ...step, allowRevert: event.currentTarget.checked })}
          />
          Allow revert (0x80)
        </label>
        {step.allowRevert && (
          <p id={`${id}-effect`} css={effect}>
            {command?.mayFail === true ? EFFECT.some : EFFECT.none}
          </p>
        )}
      </div>
      <div css={buttonRow}>
        {onRaise && (
          <button type="button" css={toolButton} onClick={onRaise}>
            Move up<span css={visuallyHidden}> command {place}</span>
          </button>
        )}
        <button type="button" css={toolButton} onClick={onRemove}>
          Remove<span css={visuallyHidden}> command {place}</span>
        </button>
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly id: string;
  readonly field: InputField;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Returns the number of lines of a field; undefined for a field with one line. */
const rowsOf = ({ columns, parameter }: InputField): number | undefined =>
  columns ? 3 : parameter.type === 'bytes' ? 2 : undefined;

function hintOf({ columns, parameter }: InputField): string | undefined {
  if (columns) return `One entry per line: ${columns.map(({ name }) => name).join(', ')}.`;
  if (parameter.meaning === 'recipient') return 'An address, MSG_SENDER or ADDRESS_THIS.';
  if (parameter.meaning === 'balance')
    return 'A number, or CONTRACT_BALANCE for the whole balance of the router.';
  return parameter.meaning === 'ether' ? 'The zero address represents ether.' : undefined;
}

function Field({ id, field, text, problem, onChange }: FieldProps) {
  const { name, parameter } = field;
  const rows = rowsOf(field);
  return (
    <TextField
      id={id}
      label={`${name} (${parameter.type})`}
      value={text}
      problem={problem}
      hint={hintOf(field)}
      meaning={problem === undefined ? meaningOf(field, text) : undefined}
      onChange={onChange}
      {...(rows !== undefined && { rows })}
    />
  );
}
