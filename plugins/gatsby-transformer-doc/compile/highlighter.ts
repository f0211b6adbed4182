import { createHighlighter, createCssVariablesTheme, type ThemedToken } from 'shiki';
import { colourNames, TEXT_ROLE } from './colour-names';
import { languages } from './languages';
import type { Highlight } from './code-tokens';

const THEME = 'tokens';

/** Scopes of grammars that the theme itself leaves without a role. */
const ofTags = [
  { scope: 'meta.jsx.children', settings: { foreground: `var(--token-${TEXT_ROLE})` } },
  {
    scope: 'meta.jsx.children meta.embedded.expression',
    settings: { foreground: 'var(--foreground)' },
  },
];

/**
 * One highlighter for the whole build. Its theme names each token by role and no colour: the classes it leads to
 * are coloured by `markup/code/code-style.ts` in both modes, so that one markup serves both and carries no inline style.
 */
export async function createHighlight(): Promise<Highlight> {
  const plain = createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false });
  const theme = { ...plain, tokenColors: [...(plain.tokenColors ?? []), ...ofTags] };
  const highlighter = await createHighlighter({
    themes: [theme],
    langs: Object.keys(languages).filter((language) => language !== 'text'),
  });
  return (code, language) =>
    highlighter
      // No limit of time: a busy machine would leave a line half coloured, and the cache would keep it so.
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
