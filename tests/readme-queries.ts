import { readFileSync } from 'node:fs';

/** Queries from the README; the first line of each holds its question. */
export const readmeQueries = [
  ...readFileSync('README.md', 'utf8').matchAll(/```graphql\n# (.*)\n([\s\S]*?)```/g),
].map(([, question = '', query = '']) => ({ question, query }));
