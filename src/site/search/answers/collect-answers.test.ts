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

describe('answers to one question', () => {
  it('are one where the facts are one, under each text that asks', () => {
    const [first, second] = mergeAnswers([fact('a', { asked: ['K', 'Pair: K', 'k'] }), fact('a')]);
    expect(first).toEqual({ key: 'k', kind: 'error', text: 'a', copy: 'a', path: '/errors#a' });
    expect(second?.key).toBe('pair k');
  });

  it('tell of both things that share a name, and give nothing to copy', () => {
    const [answer] = mergeAnswers([fact('a.', { beside: 'a' }), fact('b', { kind: 'term' })]);
    expect(answer).toEqual({ key: 'k', kind: 'error', text: 'a; b', path: '/errors#a.' });
  });

  it('tell of what no page explains, and lead to the page that explains the other', () => {
    const unplaced = fact('a', { path: undefined });
    expect(mergeAnswers([unplaced, fact('b')])).toMatchObject([
      { text: 'a; b', path: '/errors#b' },
    ]);
    expect(mergeAnswers([unplaced])).toEqual([]);
  });

  it('are none where a line cannot tell of all', () => {
    expect(mergeAnswers(['a', 'b', 'c'].map((text) => fact(text)))).toHaveLength(1);
    expect(mergeAnswers(['a', 'b', 'c', 'd'].map((text) => fact(text)))).toEqual([]);
    expect(mergeAnswers([fact('a'.repeat(300)), fact('b'.repeat(300))])).toEqual([]);
  });
});
