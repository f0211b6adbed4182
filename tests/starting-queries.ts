import { readFileSync } from 'node:fs';

/** The queries in docs/query-content.md. The question that each answers is in its first line. */
export const startingQueries = [
  ...readFileSync('docs/query-content.md', 'utf8').matchAll(/```graphql\n# (.*)\n([\s\S]*?)```/g),
].map(([, question = '', query = '']) => ({ question, query }));
