import { expect, test } from 'vitest';
import { askOptions } from './ask-options';

test.each([
  [['section', 'sdk'], { words: ['section', 'sdk'] }],
  [
    ['section', '--section', 'sdk', '--json'],
    { json: true, words: ['section', '--section', 'sdk'] },
  ],
  [['--port', '8001', 'orphans'], { port: 8001, words: ['orphans'] }],
  [['orphans', '--port=8001'], { port: 8001, words: ['orphans'] }],
  [['orphans', '--help'], { help: true, words: ['orphans'] }],
])('%j are options of the command, and values of the query', (args, options) => {
  expect(askOptions(args)).toEqual({ help: false, json: false, port: undefined, ...options });
});

test.each([['--port'], ['--port', 'eight'], ['--port=0'], ['--port', '65536']])(
  '%s %s is refused: a port is a number',
  (...args) => {
    expect(() => askOptions(args)).toThrow('write a port from 1 to 65535, such as 8001');
  },
);
