import { describe, expect, it } from 'vitest';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import { collectAnswers } from './collect-answers';
import { madeSources } from '../../../../tests/made-answer-sources';

const holder = (name: string, values: Record<string, string>, packageName = '@made/core') =>
  madeSymbol({
    name,
    package: packageName,
    members: Object.entries(values).map(([constant, value]) =>
      madeMember({ name: constant, kind: 'constant', value }),
    ),
  });

const answersOf = (...symbols: ReturnType<typeof holder>[]) =>
  new Map(collectAnswers(madeSources({ symbols })).map((answer) => [answer.key, answer]));

describe('the answer to a constant', () => {
  it('is found by the name of the constant and by its value', () => {
    const answers = answersOf(holder('Ticks', { MIN_TICK: '-887272', MAX_TICK: '887272' }));
    const text = '`MIN_TICK` = `-887272`, of Ticks (@made/core)';
    expect(answers.get('min_tick')).toMatchObject({ text, copy: '-887272' });
    expect(answers.get('ticks min_tick')).toMatchObject({ text, copy: '-887272' });
    expect(answers.get('-887272')).toMatchObject({ text, copy: 'MIN_TICK' });
    expect(answers.get('887272')).toMatchObject({ copy: 'MAX_TICK', path: '/Ticks#MAX_TICK' });
  });

  it('is the same if packages write the number in different ways', () => {
    const answers = answersOf(
      holder('Pair', { LEAST_SHARE: '10**5' }),
      holder('Pair', { LEAST_SHARE: '100_000' }, '@made/sdk'),
    );
    expect(answers.get('least_share')?.text).toBe(
      '`LEAST_SHARE` = `10**5`, of Pair (@made/core, @made/sdk)',
    );
    expect(answers.get('100000')?.copy).toBe('LEAST_SHARE');
  });

  it('contains both values of a name', () => {
    const answers = answersOf(
      holder('A', { FEE_BASE: '1000000' }),
      holder('B', { FEE_BASE: '10000' }),
    );
    const answer = answers.get('fee_base');
    expect(answer?.text).toBe(
      '`FEE_BASE` = `1000000`, of A (@made/core); `FEE_BASE` = `10000`, of B (@made/core)',
    );
    expect(answer).not.toHaveProperty('copy');
    expect(answers.get('b fee_base')?.copy).toBe('10000');
  });

  it('is found by a number in decimal or hexadecimal form, and by a hash', () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const answers = answersOf(holder('A', { Q96: '0x1000000000000000000000000', CODE_HASH: hash }));
    expect(answers.get('79228162514264337593543950336')?.copy).toBe('Q96');
    expect(answers.get('0x1000000000000000000000000')?.copy).toBe('Q96');
    expect(answers.get(hash)?.copy).toBe('CODE_HASH');
  });

  it('does not exist for a plain word, a small number, an address or a string', () => {
    const address = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
    const answers = answersOf(
      holder('A', { FEE: '3000', HOME_1: address, NAME_1: "'Made'", SWEEP: '0x0400' }),
    );
    for (const key of ['fee', '3000', address.toLowerCase(), 'name_1', 'a name_1', 'sweep']) {
      expect(answers.has(key), key).toBe(false);
    }
    expect(answers.get('a fee')?.copy).toBe('3000');
    expect(answers.get('home_1')?.copy).toBe(address);
  });
});
