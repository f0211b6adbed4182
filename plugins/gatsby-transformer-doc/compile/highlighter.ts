import { createHighlighter, createCssVariablesTheme, type ThemedToken } from 'shiki';
import { colourNames, type Highlight, TEXT_ROLE } from './code-tokens';
import { CODE_LANGUAGES } from '../../../src/site/content/code-languages';

const THEME = 'tokens';

/** Rules of the theme for text and expressions in JSX, which the base theme does not cover. */
const ofTags = [
  { scope: 'meta.jsx.children', settings: { foreground: `var(--token-${TEXT_ROLE})` } },
  {
    scope: 'meta.jsx.children meta.embedded.expression',
    settings: { foreground: 'var(--foreground)' },
  },
];

/**
 * Creates a highlighter. Its theme assigns roles instead of colors. `markup/code/code-style.ts` sets the colors of the
 * resulting classes, so the same markup works in light and dark mode and needs no inline styles.
 */
export async function createHighlight(): Promise<Highlight> {
  const plain = createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false });
  const theme = { ...plain, tokenColors: [...(plain.tokenColors ?? []), ...ofTags] };
  const highlighter = await createHighlighter({
    themes: [theme],
    langs: Object.keys(CODE_LANGUAGES).filter((language) => language !== 'text'),
  });
  return (code, language) =>
    highlighter
      // Use no time limit, because on a busy machine it would leave a line half highlighted, and the cache would keep
      // the line.
      .codeToTokensBase(code, { lang: language as 'ts', theme, tokenizeTimeLimit: 0 })
      .map((line) =>
        colourNames(
          line.map((token) => ({ text: token.content, role: roleOf(token) })),
          language,
        ),
      );
}

const roleOf = ({ color }: ThemedToken): string | undefined =>
  /^var\(--token-(?<role>[\w-]+)\)$/.exec(color ?? '')?.groups?.role;
