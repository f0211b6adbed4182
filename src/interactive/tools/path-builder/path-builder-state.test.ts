import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addHop,
  changeMode,
  describePath,
  MOST_POOLS,
  pathBuilderCodec as codec,
  removeHop,
} from './path-builder-state';
import { readsAnyAddress, readsBack } from '../../../../tests/address-codec';

const { defaults } = codec;
const typed = fc.stringMatching(/^\w{0,44}$/);
const states = fc.integer({ min: 1, max: MOST_POOLS }).chain((pools) =>
  fc.record({
    mode: fc.constantFrom('build' as const, 'decode' as const),
    order: fc.constantFrom('exact-input' as const, 'exact-output' as const),
    tokens: fc.array(typed, { minLength: pools + 1, maxLength: pools + 1 }),
    fees: fc.array(typed, { minLength: pools, maxLength: pools }),
    bytes: typed,
  }),
);

describe('pathBuilderCodec', () => {
  it('reads every state back as it was written', () => readsBack(codec, states));

  it('reads a valid state from any query, and writes it without escapes', () =>
    readsAnyAddress(codec, (state) => {
      expect(state.tokens.length).toBe(state.fees.length + 1);
      describePath(state);
      for (const text of Object.values(codec.write(state))) expect(text).toMatch(/^[\w.,-]*$/);
    }));
});

describe('the tool', () => {
  it('starts with the documented example of two pools', () => {
    expect(describePath(defaults)).toMatchObject({ length: 66, warnings: [] });
  });

  it('keeps the path when the mode changes back and forth', () => {
    for (const order of ['exact-input', 'exact-output'] as const) {
      const built = { ...defaults, order };
      const decoding = { ...built, ...changeMode(built, 'decode'), tokens: [], fees: [] };
      expect(describePath(decoding)).toEqual(describePath(built));
      const again = { ...decoding, ...changeMode(decoding, 'build') };
      expect(describePath(again)).toEqual(describePath(built));
    }
  });

  it('adds a valid pool, and removes it again', () => {
    const longer = { ...defaults, ...addHop(defaults) };
    expect(describePath(longer)).toMatchObject({ length: 89, warnings: [] });
    expect({ ...longer, ...removeHop(longer) }).toEqual(defaults);
  });

  it('reports which field is invalid', () => {
    expect(describePath({ ...defaults, fees: ['100', 'x'] }).problem).toMatch(/^Fee of pool 2: /);
    expect(
      describePath({ ...defaults, tokens: ['0x', ...defaults.tokens.slice(1)] }).problem,
    ).toMatch(/^Token 1: /);
  });

  it('omits only an invalid field from its query', () => {
    const typed = { ...defaults, fees: ['0.05', '500'] };
    const search = new URLSearchParams(codec.write(typed));
    expect(codec.read(search)).toEqual({
      ...defaults,
      fees: ['', '500'],
    });
  });
});
