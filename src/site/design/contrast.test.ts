import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { coloursOf, darkColours, lightColours } from './colours';
import { contrastFaults, contrastPairs } from './contrast';

describe.each([
  ['dark', darkColours],
  ['light', lightColours],
] as const)('in %s mode', (mode, colours) => {
  test.each(contrastPairs)('the contrast of %s on %s is at least %d:1', (front, back, least) => {
    expect(wcagContrast(colours[front], colours[back])).toBeGreaterThanOrEqual(least);
  });

  test('every token is an opaque OKLCH colour', () => {
    for (const [name, value] of Object.entries(colours)) {
      expect(value, name).toMatch(/^oklch\([\d.]+ [\d.]+ [\d.]+\)$/);
    }
  });

  test('text in the colour of the surface is reported as too low in contrast', () => {
    const settings = { dark: {}, light: {}, [mode]: { text: colours.surface } };
    const faults = contrastFaults(coloursOf(settings, mode));
    expect(faults.map(({ front, back }) => `${front} on ${back}`)).toContain(
      'text on surface-tint',
    );
    expect(new Set(faults.map(({ front }) => front))).toEqual(new Set(['text']));
  });
});
