/** Languages allowed in fences, with their display names. */
export const languages: Record<string, string> = {
  bash: 'Shell',
  diff: 'Diff',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  solidity: 'Solidity',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};
