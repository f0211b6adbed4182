import { readFileSync } from 'node:fs';

/** The queries that the README shows, each with the question in its first line. */
export const readmeQueries = [
  ...readFileSync('README.md', 'utf8').matchAll(/```graphql\n# (.*)\n([\s\S]*?)```/g),
].map(([, question = '', query = '']) => ({ question, query }));
