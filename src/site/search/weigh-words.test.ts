import { describe, expect, it } from 'vitest';
import { recordsOfPage } from '../../../tests/search/sample-records';
import { weighWords } from './weigh-words';

const TEXT = 'What it does.';

/** Returns the score of a word in each section of a page with these headings. */
function scoresOf(headings: { heading: string; text?: string; terms?: string[] }[], word: string) {
  const sections = [
    { id: null, depth: 1, heading: '', text: TEXT, terms: [], code: [] },
    ...headings.map(({ heading, text = TEXT, terms = [] }, index) => {
      return { id: `section-${index}`, depth: 2, heading, text, terms, code: terms };
    }),
  ];
  const scores = weighWords(recordsOfPage('/concepts/page', { sections })).get(word);
  return headings.map((_, index) => scores?.get(index + 1) ?? 0);
}

describe('weighWords', () => {
  it('scores a word of a heading higher than a part of an identifier', () => {
    const member = { heading: 'feeAmountTickSpacing', terms: ['feeAmountTickSpacing'] };
    const [phrase = 0, part = 0] = scoresOf([{ heading: 'Tick spacing' }, member], 'tick');
    expect(part).toBeGreaterThan(0);
    expect(phrase).toBeGreaterThan(3 * part);
  });

  it('scores a name that consists of the word highest', () => {
    const headings = ['Swap', 'Swap an exact input', 'The swap'].map((heading) => ({ heading }));
    const [whole = 0, longer = 0, article = 0] = scoresOf(headings, 'swap');
    expect(whole).toBeGreaterThan(article);
    expect(article).toBeGreaterThan(longer);
  });

  it('scores a heading lower if it is the name of another page', () => {
    const section = (heading: string) => [
      { id: null, depth: 1, heading: '', text: TEXT, terms: [], code: [] },
      { id: 'part', depth: 2, heading, text: TEXT, terms: [], code: [] },
    ];
    const overview = recordsOfPage('/concepts/protocol', { sections: section('Staker') });
    const scoreIn = (title: string) => {
      const page = recordsOfPage('/contracts/page', { title, sections: section('Use') });
      return (
        weighWords([...overview, ...page])
          .get('staker')
          ?.get(1) ?? 0
      );
    };
    expect(scoreIn('Staker')).toBeLessThan(scoreIn('Oracle') / 1.5);
  });

  it('scores the words of other names of a page', () => {
    const names = new Map([['', ['Order of a range']]]);
    const scores = weighWords([
      ...recordsOfPage('/concepts/named', { names }),
      ...recordsOfPage('/concepts/other', {}),
    ]);
    expect(scores.get('range')?.get(0)).toBeGreaterThan(10);
  });

  it('scores a heading without text lower', () => {
    const [full = 0, empty = 0] = scoresOf(
      [{ heading: 'Oracle' }, { heading: 'Oracle', text: '' }],
      'oracle',
    );
    expect(empty).toBeLessThan(full / 2);
  });

  it("counts a member's name once, but an error string twice", () => {
    const [member = 0, name = 0] = scoresOf(
      [{ heading: 'slot0', terms: ['slot0'] }, { heading: 'slot0' }],
      'slot0',
    );
    expect(member - name).toBeLessThan(name / 10);
    const error = { heading: 'UniswapV2: K', terms: ['UniswapV2: K'] };
    const [code = 0, phrase = 0] = scoresOf([error, { heading: 'UniswapV2: K' }], 'k');
    expect(code).toBeGreaterThan(phrase * 1.1);
  });
});
