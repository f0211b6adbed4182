import { readFileSync } from 'node:fs';

/** Queries from docs/query-content.md; the first line of each holds its question. */
export const startingQueries = [
  ...readFileSync('docs/query-content.md', 'utf8').matchAll(/```graphql\n# (.*)\n([\s\S]*?)```/g),
].map(([, question = '', query = '']) => ({ question, query }));
