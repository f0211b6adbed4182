import { describe, expect, it } from 'vitest';
import { mergeAnswers } from './collect-answers';
import type { AnswerFact } from './direct-answer';

const fact = (text: string, more: Partial<AnswerFact> = {}): AnswerFact => ({
  kind: 'error',
  asked: ['K'],
  text,
  copy: text,
  path: `/errors#${text}`,
  ...more,
});

describe('the answer to a query', () => {
  it('combines equal facts, and is stored once for each query text', () => {
    const [first, second] = mergeAnswers([fact('a', { asked: ['K', 'Pair: K', 'k'] }), fact('a')]);
    expect(first).toEqual({ key: 'k', kind: 'error', text: 'a', copy: 'a', path: '/errors#a' });
    expect(second?.key).toBe('pair k');
  });

  it('covers both facts that share a name, and has nothing to copy', () => {
    const [answer] = mergeAnswers([fact('a.', { beside: 'a' }), fact('b', { kind: 'term' })]);
    expect(answer).toEqual({ key: 'k', kind: 'error', text: 'a; b', path: '/errors#a.' });
  });

  it('includes a fact without a page, and links to the page of the other fact', () => {
    const unplaced = fact('a', { path: undefined });
    expect(mergeAnswers([unplaced, fact('b')])).toMatchObject([
      { text: 'a; b', path: '/errors#b' },
    ]);
    expect(mergeAnswers([unplaced])).toEqual([]);
  });

  it('does not exist if the facts do not fit in a line', () => {
    expect(mergeAnswers(['a', 'b', 'c'].map((text) => fact(text)))).toHaveLength(1);
    expect(mergeAnswers(['a', 'b', 'c', 'd'].map((text) => fact(text)))).toEqual([]);
    expect(mergeAnswers([fact('a'.repeat(300)), fact('b'.repeat(300))])).toEqual([]);
  });
});
