import { readFileSync } from 'node:fs';

/** The queries in docs/query-content.md. The first line of each is the question that it answers. */
export const startingQueries = [
  ...readFileSync('docs/query-content.md', 'utf8').matchAll(/```graphql\n# (.*)\n([\s\S]*?)```/g),
].map(([, question = '', query = '']) => ({ question, query }));
