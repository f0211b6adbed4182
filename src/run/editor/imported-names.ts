import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';

/** Globals that every program has in addition to its imports. */
const GLOBALS = [
  'console',
  'process',
  'BigInt',
  'Promise',
  'Number',
  'String',
  'JSON',
  'Math',
  'await',
];

const IMPORT = /import\s(?:type\s)?(?:[\w$]+,?\s*)?(?:\{([^}]*)\})?[^'"]*?from/g;

/** Completes names that the file imports, and globals. */
export function importedNames(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w$]+/);
  if (!word && !context.explicit) return null;
  // A name after a dot is a member, which is neither an import nor a global.
  if (context.matchBefore(/\.[\w$]*/)) return null;
  const text = context.state.doc.toString();
  const names = [...text.matchAll(IMPORT)].flatMap(([, list = '']) =>
    list.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const options = [...new Set([...names, ...GLOBALS])].filter(Boolean);
  return {
    from: word?.from ?? context.pos,
    options: options.map((label) => ({ label, type: 'variable' })),
    validFor: /^[\w$]*$/,
  };
}
