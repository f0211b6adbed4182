import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';

/** What every program has, beside what it imports. */
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

/** Completes names that the file imports, and those that every program has. */
export function importedNames(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w$]+/);
  if (!word && !context.explicit) return null;
  // After a point stands a member, which is none of these.
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
