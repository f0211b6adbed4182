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
  test('is the lines between its marks, without their common indent', () => {
    expect(sampleRegion(source, 'inner')).toEqual({ code: 'call();\n\n  deeper();' });
  });

  test('leaves out the marks of regions inside it', () => {
    expect(sampleRegion(source, 'outer')).toEqual({
      code: 'function f() {\n  call();\n\n    deeper();\n}',
    });
  });

  test('is the whole file without marks where none is named', () => {
    expect(sampleRegion(source)).toEqual({
      code: expect.stringMatching(/^import a[^#]*rest$/) as string,
    });
  });

  test('that is missing, or not closed, is told from the regions there are', () => {
    expect(sampleRegion(source, 'iner')).toEqual({
      regions: ['outer', 'inner', 'open'],
      unclosed: false,
    });
    expect(sampleRegion(source, 'open')).toMatchObject({ unclosed: true });
  });

  test('may have lines that end as on Windows', () => {
    expect(sampleRegion(source.replaceAll('\n', '\r\n'), 'inner')).toEqual({
      code: 'call();\n\n  deeper();',
    });
  });
});
