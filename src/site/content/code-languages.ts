/** A language that a fence can have. */
interface CodeLanguage {
  /** The name that readers see. */
  label: string;
  /** Extensions of the language's files, without the dot. */
  extensions: readonly string[];
  /** Whether code in this language must be a sample that a test runs, or state why it isn't one. */
  isProgram?: true;
}

/** Every language of the docs' code blocks, by Shiki id. To add a language, add an entry here. */
export const CODE_LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  bash: { label: 'Shell', extensions: ['sh'] },
  diff: { label: 'Diff', extensions: [] },
  graphql: { label: 'GraphQL', extensions: ['graphql'], isProgram: true },
  html: { label: 'HTML', extensions: ['html'] },
  http: { label: 'HTTP', extensions: [] },
  js: { label: 'JavaScript', extensions: ['js', 'cjs', 'mjs'], isProgram: true },
  json: { label: 'JSON', extensions: ['json'] },
  jsx: { label: 'JSX', extensions: ['jsx'], isProgram: true },
  powershell: { label: 'PowerShell', extensions: ['ps1'] },
  solidity: { label: 'Solidity', extensions: ['sol'], isProgram: true },
  text: { label: 'Text', extensions: [] },
  ts: { label: 'TypeScript', extensions: ['ts'], isProgram: true },
  tsx: { label: 'TSX', extensions: ['tsx'], isProgram: true },
  yaml: { label: 'YAML', extensions: ['yml', 'yaml'] },
};

const ids = Object.entries(CODE_LANGUAGES);

/** The languages in which code must be a sample or state why it isn't one. */
export const programLanguages: readonly string[] = ids.flatMap(([id, { isProgram }]) =>
  isProgram ? [id] : [],
);

/**
 * Returns the Shiki id of a file's language, found by the file's extension; undefined if the extension is unknown.
 *
 * @example languageOfFile('v3/swap.sol') // 'solidity'
 */
export function languageOfFile(file: string): string | undefined {
  const extension = file.split('.').at(-1) ?? '';
  return ids.find(([, { extensions }]) => extensions.includes(extension))?.[0];
}

/** Returns the Shiki id of the language with this label; undefined if there is none. */
export const languageOfLabel = (label: string): string | undefined =>
  ids.find(([, language]) => language.label === label)?.[0];
