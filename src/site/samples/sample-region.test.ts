import { describe, expect, test } from 'vitest';
import { sampleRegion } from './sample-region';

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
