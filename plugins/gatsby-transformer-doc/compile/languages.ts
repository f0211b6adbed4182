/** Languages of the fences, with the name a reader sees. */
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
