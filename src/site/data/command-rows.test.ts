import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  commandsOfSource,
  COMMANDS_SOURCE,
  readRouterCommands,
  ROUTER_COMMANDS_FILE,
} from './command-rows';

const text = readFileSync(ROUTER_COMMANDS_FILE, 'utf8');
const source = readFileSync(COMMANDS_SOURCE, 'utf8');
const commands = readRouterCommands(text, source);

const dispatcher = readFileSync(
  join(dirname(COMMANDS_SOURCE), '../base/Dispatcher.sol'),
  'utf8',
).replaceAll(/\s+/g, ' ');

/** Returns the part of the dispatcher that runs a command. */
const branchOf = (command: string) =>
  new RegExp(`command == Commands\\.${command}\\) \\{(.*?)\\} else`).exec(dispatcher)?.[1] ?? '';

/** Returns the types and names of the values that the code decodes the command's input into. */
const decodedIn = (code: string) =>
  /\(([^()]*)\) ?= ?abi\.decode\(inputs,/
    .exec(code)?.[1]
    ?.split(',')
    .map((part) => part.replace(' memory ', ' ').replace('IAllowanceTransfer.', '').trim());

/** Returns the source of a function of the dispatcher, which several commands may share. */
const functionOf = (name: string) =>
  new RegExp(`function ${name}\\(.*?(?=function|$)`).exec(dispatcher)?.[0] ?? '';

const sharedBy = (branch: string) => /callAndTransfer\d+/.exec(branch)?.[0];

describe('commands of the universal router', () => {
  test('are 27, numbered by the package', () => {
    expect(commands).toHaveLength(27);
    expect(commands.map(({ command, value }) => ({ command, value }))).toEqual(
      commandsOfSource(source),
    );
    expect(commands.find(({ command }) => command === 'SWEEP')?.value).toBe(4);
  });

  test('do not include the placeholders that the dispatcher rejects', () => {
    const refused = [...dispatcher.matchAll(/Commands\.(\w+)\) \{ \/\/ placeholder/g)];
    expect(refused).toHaveLength(5);
    for (const [, name] of refused) {
      expect(commands.map(({ command }) => command)).not.toContain(name);
    }
  });

  test.each(commands)('$command has the inputs of the dispatcher', ({ command, inputs }) => {
    const branch = branchOf(command);
    const shared = sharedBy(branch);
    expect(inputs).toEqual(decodedIn(shared ? functionOf(shared) : branch));
  });

  test.each(commands)('$command can be skipped only if it reports failure', (entry) => {
    const branch = branchOf(entry.command);
    const reports = /success,? ?(?:output\) )?=/.test(branch);
    expect(entry.skippable).toBe(reports);
  });

  test('are rejected if one is missing or unknown', () => {
    expect(() =>
      readRouterCommands(text.replace('command: SWEEP\n', 'command: SWEEPS\n'), source),
    ).toThrow(
      /the package has no command SWEEPS: correct its name or remove it[\s\S]*|SWEEP is missing/,
    );
    expect(() => readRouterCommands('[]', source)).toThrow(
      'the command V3_SWAP_EXACT_IN has no entry',
    );
  });
});
