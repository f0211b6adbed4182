import { describe, expect, test } from 'vitest';
import { linesOf, regionLine, sampleRegion } from './sample-region';

const source = `import a from 'a';
// #region outer
function f() {
  // #region inner
  call();

    deeper();
  // #endregion inner
}
// #endregion outer
# #region open
rest
`;

describe('a region of a sample', () => {
  test('contains the lines between its markers, without their common indentation', () => {
    expect(sampleRegion(source, 'inner')).toEqual({ code: 'call();\n\n  deeper();' });
  });

  test('leaves out the markers of nested regions', () => {
    expect(sampleRegion(source, 'outer')).toEqual({
      code: 'function f() {\n  call();\n\n    deeper();\n}',
    });
  });

  test('is the whole file without markers if no region is named', () => {
    expect(sampleRegion(source)).toEqual({
      code: expect.stringMatching(/^import a[^#]*rest$/) as string,
    });
  });

  test('is reported as missing or not closed, with the names of all regions', () => {
    expect(sampleRegion(source, 'iner')).toEqual({
      regions: ['outer', 'inner', 'open'],
      unclosed: false,
    });
    expect(sampleRegion(source, 'open')).toMatchObject({ unclosed: true });
  });

  test('may have Windows line endings', () => {
    expect(sampleRegion(source.replaceAll('\n', '\r\n'), 'inner')).toEqual({
      code: 'call();\n\n  deeper();',
    });
  });
});

test('the number of the first line of a region is that of the line in the whole file without markers', () => {
  const text = `\n// #region all\n${source}// #endregion all\n`;
  const whole = sampleRegion(text);
  const firstLine = (name?: string) =>
    'code' in whole && linesOf(whole.code)[regionLine(text, name)]?.trim();
  expect(firstLine()).toBe("import a from 'a';");
  expect(firstLine('all')).toBe("import a from 'a';");
  expect(firstLine('outer')).toBe('function f() {');
  expect(firstLine('inner')).toBe('call();');
});
