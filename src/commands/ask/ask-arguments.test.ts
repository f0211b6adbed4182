import { expect, test } from 'vitest';
import { askOptions, readVariables, variablesOf } from './ask-arguments';

test.each([
  [['section', 'sdk'], { words: ['section', 'sdk'] }],
  [
    ['section', '--section', 'sdk', '--json'],
    { json: true, words: ['section', '--section', 'sdk'] },
  ],
  [['--port', '8001', 'orphans'], { port: 8001, words: ['orphans'] }],
  [['orphans', '--port=8001'], { port: 8001, words: ['orphans'] }],
  [['orphans', '--help'], { help: true, words: ['orphans'] }],
])('%j is split into options of the command and values of the query', (args, options) => {
  expect(askOptions(args)).toEqual({ help: false, json: false, port: undefined, ...options });
});

test.each([['--port'], ['--port', 'eight'], ['--port=0'], ['--port', '65536']])(
  '%s %s is rejected, because a port is a number from 1 to 65535',
  (...args) => {
    expect(() => askOptions(args)).toThrow('write a port from 1 to 65535, such as 8001');
  },
);

const variables = variablesOf(
  'query A($section: String = "sdk", $limit: Int! = 20, $draft: Boolean = false) { a }',
);

test('a query lists its variables with their defaults', () => {
  expect(variables).toEqual([
    { name: 'section', type: 'String', usual: 'sdk' },
    { name: 'limit', type: 'Int', usual: '20' },
    { name: 'draft', type: 'Boolean', usual: 'false' },
  ]);
  expect(variablesOf('{ a }')).toEqual([]);
});

test.each([
  [[], {}],
  [['--section', 'api', '--limit', '5'], { section: 'api', limit: 5 }],
  [['--limit=5', '--draft=true'], { limit: 5, draft: true }],
  [['api', '5'], { section: 'api', limit: 5 }],
  [['--limit', '5', 'api'], { section: 'api', limit: 5 }],
])('%j is parsed into the values of the variables', (words, values) => {
  expect(readVariables(variables, words)).toEqual(values);
});

test.each([
  [['--sektion', 'api'], '"sektion" is not a variable of this query; did you mean "section"?'],
  [['--limit', 'many'], '--limit is "many": write a whole number'],
  [['--draft', 'no'], '--draft is "no": write true or false'],
  [['--limit'], '--limit needs a value'],
  [['a', '1', 'true', 'more'], '"more" is not a variable of this query'],
])('%j is rejected with an instruction', (words, message) => {
  expect(() => readVariables(variables, words)).toThrow(message);
});

test('the error for a query without variables says that it has none', () => {
  expect(() => readVariables([], ['api'])).toThrow('remove it, because the query has no variables');
});
