import { expect, test } from 'vitest';
import { savedQueries } from './saved-queries';
import { temporaryFolder } from '../../../tests/temporary-folder';

const { root, at, write: writeFile } = temporaryFolder();
const write = (name: string, text: string) => writeFile(`queries/${name}`, text);

test('a saved query has the name of its file, and its question is in the first line', () => {
  write('orphans.graphql', '# Which pages are in no sidebar?\n{ a }\n');
  write('drafts.graphql', '# Which pages are drafts?\n{ b }\n');
  write('README.md', 'No query.');
  expect(savedQueries(root)).toEqual([
    {
      name: 'drafts',
      question: 'Which pages are drafts?',
      text: '# Which pages are drafts?\n{ b }\n',
    },
    {
      name: 'orphans',
      question: 'Which pages are in no sidebar?',
      text: '# Which pages are in no sidebar?\n{ a }\n',
    },
  ]);
});

test('a saved query without a question is rejected with an instruction', () => {
  write('silent.graphql', '{ a }\n');
  expect(() => savedQueries(root)).toThrow(
    'queries/silent.graphql:1:1 start the file with the question that the query answers: # Which pages …?',
  );
});

test('there are no saved queries if the folder does not exist', () => {
  expect(savedQueries(at('elsewhere'))).toEqual([]);
});
