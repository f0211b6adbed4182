import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draftProblems } from '../../../protocol/calldata/router-calldata';
import { commandOf, routerCommands } from '../../../protocol/calldata/router-commands';
import {
  buildCalldata,
  changeRouterMode,
  describeCalldata,
  newStep,
  routerCalldataCodec as codec,
  type RouterCalldataState,
} from './router-calldata-state';

const { defaults } = codec;

describe('routerCalldataCodec', () => {
  it('omits the example, and reads built and pasted calldata back as it was written', () => {
    const bare = codec.write(defaults);
    expect(codec.read(new URLSearchParams(bare))).toEqual(defaults);
    const longer = { ...defaults, deadline: '', steps: [...defaults.steps, newStep(0x0c)] };
    expect(codec.read(new URLSearchParams(codec.write(longer)))).toEqual(longer);
    const pasted: RouterCalldataState = { ...defaults, mode: 'decode', calldata: '0x1234' };
    expect(codec.read(new URLSearchParams(codec.write(pasted)))).toEqual(pasted);
  });

  it('reads a valid state from any query', () => {
    const queries = fc.record({
      router: fc.constantFrom('build', 'decode', 'x'),
      calldata: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.nat(1_000).map((length) => (buildCalldata(defaults).value ?? '').slice(0, length)),
      ),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const state = codec.read(new URLSearchParams(query));
        describeCalldata(state);
        if (state.mode === 'build') expect(buildCalldata(state).problem === undefined).toBe(true);
        for (const text of Object.values(codec.write(state))) expect(text).toMatch(/^[\w.,-]*$/);
      }),
    );
  });
});

describe('the tool', () => {
  it('starts with the commands of the sample', () => {
    const sample = readFileSync('content/samples/universal-router/ether-for-token.ts', 'utf8');
    const first = /SELL_ETHER = \[([^\]]*)\]/.exec(sample)?.[1] ?? '';
    const names = [...first.matchAll(/Command\.(\w+)/g)].map(([, name]) => name);
    expect(defaults.steps.map(({ number }) => commandOf(number)?.name)).toEqual(names);
    const shown = describeCalldata(defaults).value;
    expect(shown?.steps.map(({ texts }) => texts.value)).toEqual(
      defaults.steps.map(({ texts }) => texts),
    );
  });

  it('keeps the call when the mode changes back and forth', () => {
    const decoding = { ...defaults, ...changeRouterMode(defaults, 'decode'), steps: [] };
    expect(describeCalldata(decoding)).toEqual(describeCalldata(defaults));
    const again = { ...decoding, ...changeRouterMode(decoding, 'build') };
    expect(again.steps).toEqual(defaults.steps);
  });

  it.each(routerCommands.map(({ name, number }) => [name, number] as const))(
    'starts %s with problems only in fields that the reader has to fill in',
    (_, number) => {
      const problems = draftProblems(newStep(number)).filter(Boolean);
      for (const problem of problems) expect(problem).toMatch(/^Enter an address/);
    },
  );

  it('reports which command and field is invalid', () => {
    const [wrap, ...rest] = defaults.steps;
    if (!wrap) throw new Error('the example has steps');
    const spoilt = { ...defaults, steps: [{ ...wrap, texts: ['ADDRESS_THIS', 'all'] }, ...rest] };
    expect(describeCalldata(spoilt).problem).toMatch(/^Command 1, WRAP_ETH, amountMin: /);
  });
});
