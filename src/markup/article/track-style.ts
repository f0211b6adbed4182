import type { CSSObject } from '@emotion/react';
import { ADMONITION } from '../admonitions/names';
import { CODE } from '../code/names';
import { TABLE_FRAME } from '../tables/names';
import { DETAILS, MATH_BLOCK } from './names';

const boxes = `ul, ol, blockquote, .${ADMONITION}, .${DETAILS}`;

/** Text keeps to the measure; headings, code, tables, figures and tools use the full track. */
export const trackStyle: CSSObject = {
  [`& :where(p, .${MATH_BLOCK}, ${boxes})`]: { maxWidth: 'var(--measure)' },
  [`& :where(${boxes}):has(.${CODE}, .${TABLE_FRAME})`]: { maxWidth: 'none' },
};
