import { expect, test } from 'vitest';
import { withMinifiedStyles } from './minified-styles';

test('styles of a page lose what CSS does not need, and nothing else does', () => {
  const page = (css: string) =>
    `<style data-emotion="css-global a" data-s="">${css}</style><style>b { top: 0; }</style><p>a;}</p>`;
  const small = withMinifiedStyles(
    page(
      "a::after{content:'$& ; }';margin:calc(1px + 2px) 0;}\n@media (min-width: 9px){a{top:0;}}",
    ),
  );
  expect(small).toBe(
    page('a::after{content:"$& ; }";margin:calc(1px + 2px) 0}@media(min-width:9px){a{top:0}}'),
  );
  expect(withMinifiedStyles(small)).toBe(small);
});
