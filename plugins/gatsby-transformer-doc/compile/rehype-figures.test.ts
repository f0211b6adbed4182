import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

const svg =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 10">\n  <path d="M0 0H4"/>\n</svg>\n';
const files = { 'content/figures/a.svg': svg };

describe('a figure', () => {
  test('is the drawing itself with its description and caption', () => {
    expect(
      markupOf(
        '![Says "what" it <shows>](figures/a.svg \'A caption.\')'.replace('<shows>', '\\<shows>'),
        { files },
      ),
    ).toBe(
      '<figure class="figure"><div class="diagram" tabindex="0" role="group" aria-label="Figure"><svg role="img" aria-label="Says &quot;what&quot; it &lt;shows>" style="--least:0px" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 10"><path d="M0 0H4"/></svg></div><figcaption>A caption.</figcaption></figure>',
    );
  });

  test('narrower than the column is drawn narrower, so that a unit has one size in all figures', () => {
    const narrow = { 'content/figures/a.svg': svg.replace('480', '240') };
    expect(markupOf('![Shows a](figures/a.svg)', { files: narrow })).toContain(
      '<svg role="img" aria-label="Shows a" style="--least:0px;--width:19rem" ',
    );
  });

  test('is never so narrow that its smallest letters could not be read', () => {
    const lettered = svg.replace(
      '<path',
      '<text font-size="15">A</text><text font-size="10">b</text><path',
    );
    const files = { 'content/figures/a.svg': lettered };
    expect(markupOf('![Shows a](figures/a.svg)', { files })).toContain('style="--least:600px" ');
  });

  test('without a size is refused', () => {
    const unsized = { 'content/figures/a.svg': '<svg><path d="M0 0H4"/></svg>' };
    expect(mistakesIn('![Shows a](figures/a.svg)', { files: unsized })[0]).toContain(
      '1:1 content/figures/a.svg needs a viewBox="0 0 width height" in whole units, such as 0 0 332 240',
    );
  });

  test('in a list stands there too', () => {
    expect(markupOf('- one\n\n  ![Shows a](figures/a.svg)', { files })).toContain('<figure');
  });

  test.each([
    [
      '![Shows a](figures/b.svg)',
      '1:1 there is no figure content/figures/b.svg; write (figures/name.svg)',
    ],
    ['![Shows a](a.png)', '1:1 there is no figure content/a.png'],
    ['![Shows a](figures/../../secret.svg)', '1:1 there is no figure'],
    ['![](figures/a.svg)', '1:1 the figure content/figures/a.svg needs a description in [ ]'],
    ['Text ![Shows a](figures/a.svg) goes on', '1:6 an image must be alone in its paragraph'],
  ])('%s is refused', (text, mistake) => {
    expect(mistakesIn(text, { files })).toEqual([expect.stringContaining(mistake)]);
  });

  test.each([
    '<script>x</script>',
    '<style>a{}</style>',
    '<foreignObject/>',
    '<path onclick="x()"/>',
    '<a href="javascript:x"/>',
  ])('is drawing only, not %s', (part) => {
    const unsafe = { 'content/figures/a.svg': `<svg viewBox="0 0 1 1">${part}</svg>` };
    expect(mistakesIn('![Shows a](figures/a.svg)', { files: unsafe })).toEqual([
      expect.stringContaining('a figure may contain only a drawing'),
    ]);
  });

  test('is asked for by its path, so that a change of the file is noticed', () => {
    expect(compileText('![Shows a](figures/a.svg)', { files }).body).toHaveLength(1);
  });
});
