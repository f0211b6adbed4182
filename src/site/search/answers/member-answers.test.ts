import { toEventSelector, toFunctionSelector } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { madeMember, madeSymbol } from '../../../../tests/made-symbols';
import type { CatalogueError } from '../../data/error-catalogue';
import { collectAnswers } from './collect-answers';
import { madeSources } from '../../../../tests/made-answer-sources';
import { memberAnswers } from './member-answers';

const value = (type: string, name = '') => ({ name, type, comment: null });
const selector = toFunctionSelector('put((address,uint256,bool,(uint8,address[])))');
const put = madeMember({
  name: 'put',
  selector,
  parameters: [value('Params', 'params')],
});
const structs = [
  madeMember({
    name: 'Params',
    kind: 'struct',
    parameters: [value('IToken'), value('uint'), value('bool'), value('Other.Inner')],
  }),
];
const other = madeSymbol({
  name: 'Other',
  members: [
    madeMember({ name: 'Side', kind: 'enum' }),
    madeMember({
      name: 'Inner',
      kind: 'struct',
      parameters: [value('Side'), value('address payable[]')],
    }),
  ],
});
const vault = madeSymbol({ name: 'Vault', members: [{ ...put, comment: null }, ...structs] });
const ivault = madeSymbol({ name: 'IVault', kind: 'interface', members: [put, ...structs] });

describe('the answer to a selector', () => {
  it('is the signature with that hash, with structs expanded', () => {
    const [answer] = memberAnswers(madeSources({ symbols: [other, ivault] }));
    expect(answer).toEqual({
      kind: 'function selector',
      asked: [selector],
      text: '`put((address,uint256,bool,…))` of IVault',
      copy: 'put((address,uint256,bool,(uint8,address[])))',
      path: '/IVault#put',
    });
  });

  it('names all contracts that share the selector, first one with a comment', () => {
    const [answer, ...more] = memberAnswers(madeSources({ symbols: [other, vault, ivault] }));
    expect(answer?.text).toMatch(/ of IVault, Vault$/);
    expect(answer?.path).toBe('/IVault#put');
    expect(more).toEqual([]);
  });

  it('names at most three contracts, and counts the others', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...ivault, name }));
    const [answer] = memberAnswers(madeSources({ symbols: [other, ...many] }));
    expect(answer?.text).toMatch(/ of A, B, C and 2 more$/);
  });

  it('shows the declared types if the signature does not have that hash', () => {
    const odd = madeSymbol({ name: 'Odd', members: [{ ...put, selector: '0x12345678' }] });
    const [answer] = memberAnswers(madeSources({ symbols: [odd] }));
    expect(answer).toMatchObject({ text: '`put(Params)` of Odd', copy: 'put(Params)' });
  });

  it('does not name contracts that inherit the member', () => {
    const heir = madeSymbol({ name: 'Heir', members: [{ ...put, inheritedFrom: 'IVault' }] });
    const [answer] = memberAnswers(madeSources({ symbols: [other, ivault, heir] }));
    expect(answer?.text).toMatch(/ of IVault$/);
  });
});

describe('the answer to a topic or to the selector of an error', () => {
  it('has its own kind', () => {
    const topic = toEventSelector('Put(address)');
    const symbol = madeSymbol({
      name: 'Vault',
      members: [
        madeMember({ name: 'Put', kind: 'event', topic, parameters: [value('address')] }),
        madeMember({ name: 'No', kind: 'error', selector: toFunctionSelector('No()') }),
      ],
    });
    const answers = memberAnswers(madeSources({ symbols: [symbol] }));
    expect(answers.map(({ kind, text }) => [kind, text])).toEqual([
      ['event topic', '`Put(address)` of Vault'],
      ['error selector', '`No()` of Vault'],
    ]);
  });

  const error = (contract: string, cause: string): CatalogueError => ({
    ...{ code: 'No()', package: 'made 1.0.0', contract, function: 'put', condition: '' },
    ...{
      cause,
      fix: 'Ask again. Or not.',
      group: 'permit2',
      anchor: 'no',
      href: `/no#${contract}`,
    },
  });

  it('contains the cause from the catalogue', () => {
    const answers = collectAnswers(madeSources({ errors: [error('A', 'It was late. Very.')] }));
    const text = '`No()` of A: It was late.';
    expect(answers).toContainEqual({
      ...{ key: toFunctionSelector('No()'), kind: 'error selector', text },
      ...{ copy: 'No()', path: '/no#A' },
    });
    expect(answers.find(({ key }) => key === 'no')?.text).toBe(`${text} Ask again.`);
  });

  it('contains no cause if two contracts have different ones, but the answer to the name contains both', () => {
    const errors = [error('A', 'It was late.'), error('B', 'It was early.')];
    const symbol = madeSymbol({
      name: 'A',
      members: [madeMember({ name: 'No', kind: 'error', selector: toFunctionSelector('No()') })],
    });
    const answers = collectAnswers(madeSources({ errors, symbols: [symbol] }));
    const texts = new Map(answers.map(({ key, text }) => [key, text]));
    expect(texts.get(toFunctionSelector('No()'))).toBe('`No()` of A');
    expect(texts.get('no')).toBe('`No()` of A: It was late; `No()` of B: It was early');
  });
});
