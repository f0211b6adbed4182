import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markOf } from './mark';

test('the default mark follows the colour mode, and contains nothing that the security policy forbids', () => {
  const { viewBox, inner } = markOf(readFileSync('static/favicon.svg', 'utf8'));
  expect(viewBox).toBe('0 0 32 32');
  expect(inner).toContain('stroke="currentColor"');
  expect(inner).toContain('fill="var(--accent)"');
  expect(inner).not.toMatch(/<style|#[0-9a-f]{6}|class=/);
});

test("scripts and styles are removed, and the logo's own colours stay", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><style>path{fill:red}</style><script>alert(1)</script><g><title>A</title><path d="M0 0" fill="#123456"/></g></svg>';
  expect(markOf(svg)).toEqual({
    viewBox: '0 0 8 8',
    inner: '<g><path d="M0 0" fill="#123456"/></g>',
  });
});

test('a file that is not an SVG is rejected', () => {
  expect(() => markOf('<p>No mark</p>')).toThrow(
    'The file that site.mark of content/settings.yml names is not an SVG with a viewBox: correct the file or its path',
  );
});
