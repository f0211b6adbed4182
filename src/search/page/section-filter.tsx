/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { message } from '../../kit/language/message';

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  margin: 0,
  padding: 0,
  border: 0,
  // Browsers lay out a floated legend like a flex item, so it's in one row with the sections.
  legend: { float: 'inline-start', alignSelf: 'center', padding: 0, fontSize: 'var(--size-sm)' },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: '2.25rem',
    paddingInline: 'var(--space-3)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
  },
  'label:has(:checked)': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-surface)',
    color: 'var(--text)',
  },
  'label:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
  'label:has(:disabled)': { cursor: 'default', opacity: 0.75 },
  // Reserves space for the counts, which arrive with the results. Until the counts are there, a transform centers the
  // name, so nothing shifts when they arrive.
  small: { minWidth: '2.5ch', fontSize: 'inherit', textAlign: 'center' },
  'span:has(+ small:empty)': {
    transform: 'translateX(calc(var(--turn, 1) * (2.5ch + var(--space-2)) / 2))',
  },
  input: { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
});

interface SectionFilterProps {
  sections: readonly { section: string; label: string }[];
  /** Number of hits in each section; `undefined` before there are results. */
  counts: Record<string, number> | undefined;
  chosen: string | undefined;
  onChoose: (section: string | undefined) => void;
}

/** Radio buttons that filter the results by a section of the site. */
export function SectionFilter({ sections, counts, chosen, onChoose }: SectionFilterProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const options = [
    { section: undefined, label: message('All'), count: all },
    ...sections.map((own) => ({ ...own, count: counts ? (counts[own.section] ?? 0) : undefined })),
  ];
  return (
    <fieldset css={style}>
      <legend>{message('Section')}</legend>
      {options.map(({ section, label, count }) => (
        <label key={label}>
          <input
            type="radio"
            name="section"
            checked={chosen === section}
            disabled={count === 0 && chosen !== section}
            onChange={() => onChoose(section)}
          />
          <span>{label}</span>
          <small>{count}</small>
        </label>
      ))}
    </fieldset>
  );
}
