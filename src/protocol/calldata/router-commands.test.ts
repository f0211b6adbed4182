import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalType, CONTRACT_BALANCE, RECIPIENT_FLAGS } from './input-fields';
import { ALLOW_REVERT, COMMAND_MASK, commandOf, routerCommands } from './router-commands';

const PACKAGE = 'node_modules/@uniswap/universal-router/contracts/';
const source = (path: string) => readFileSync(PACKAGE + path, 'utf8');
const dispatcher = source('base/Dispatcher.sol');
const permit2 = readFileSync(
  'node_modules/@uniswap/v4-periphery/lib/permit2/src/interfaces/IAllowanceTransfer.sol',
  'utf8',
);

/** Returns the canonical type of a Permit2 struct, which it reads from the struct's declaration. */
function structType(name: string): string {
  const fields = new RegExp(`struct ${name} \\{([^}]*)\\}`).exec(permit2)?.[1] ?? '';
  const types = [...fields.replace(/\/\/.*/g, '').matchAll(/(\S+) \w+;/g)].map(
    ([, type = '']) => type,
  );
  return `(${types.map(typeInSource).join(',')})`;
}

function typeInSource(type: string): string {
  const [, name = '', list = ''] = /^(?:IAllowanceTransfer\.)?(\w+)((?:\[\])?)$/.exec(type) ?? [];
  return (/^[A-Z]/.test(name) ? structType(name) : name) + list;
}

/**
 * Returns the block of Dispatcher.sol that handles a command. It's the block after the comparison with the command's
 * name.
 */
function blockOf(name: string): string {
  const [, rest = ''] = dispatcher.split(`command == Commands.${name})`);
  const block = rest.split(/\} else \{|\} else if/)[0] ?? '';
  const helper = /callAndTransfer\d+/.exec(block)?.[0];
  return helper ? (dispatcher.split(`function ${helper}(`)[1] ?? '') : block;
}

describe('routerCommands', () => {
  const constants = [
    ...source('libraries/Commands.sol').matchAll(/uint256 constant (\w+) = (0x\w+);/g),
  ];
  /** Constants that only reserve a number. The dispatcher rejects the reserved numbers. */
  const refused = constants.filter(([, name = '']) =>
    new RegExp(`Commands\\.${name}\\) \\{\\s*//[^\\n]*\\s*revert InvalidCommandType`).test(
      dispatcher,
    ),
  );
  const declared = constants.filter((constant) => !refused.includes(constant));

  it('lacks the numbers that the package reserves', () => {
    expect(refused.map(([, name, number]) => `${name} ${number}`)).toEqual(
      ['0x07', '0x0e', '0x0f', '0x1e', '0x1f'].map(
        (number) => `COMMAND_PLACEHOLDER_${number} ${number}`,
      ),
    );
    for (const [, , number] of refused) expect(commandOf(Number(number))).toBeUndefined();
  });

  it('has exactly the commands of Commands.sol, with their numbers', () => {
    expect(declared.length).toBeGreaterThan(20);
    expect(routerCommands.map(({ name, number }) => [name, number])).toEqual(
      declared.map(([, name, number]) => [name, Number(number)]),
    );
  });

  it.each(routerCommands.map((command) => [command.name, command] as const))(
    '%s has the input that Dispatcher.sol decodes',
    (name, { parameters }) => {
      const types = /abi\.decode\(inputs, \(([^)]*)\)\)/.exec(blockOf(name))?.[1] ?? '';
      expect(parameters.map(canonicalType)).toEqual(types.split(', ').map(typeInSource));
    },
  );

  it.each(routerCommands.map((command) => [command.name, command] as const))(
    '%s maps its recipient and may fail as in Dispatcher.sol',
    (name, { parameters, mayFail }) => {
      const block = blockOf(name);
      const flags = parameters.some(({ meaning }) => meaning === 'recipient');
      expect(flags).toBe(block.includes('recipient.map()'));
      expect(mayFail).toBe(/success( =|,)/.test(block));
    },
  );

  it('has the masks and placeholders of the contracts', () => {
    const commands = source('libraries/Commands.sol');
    expect(commands).toContain('FLAG_ALLOW_REVERT = 0x80;');
    expect(commands).toContain('COMMAND_TYPE_MASK = 0x1f;');
    expect([ALLOW_REVERT, COMMAND_MASK]).toEqual([0x80, 0x1f]);
    const constants = source('libraries/Constants.sol');
    expect(constants).toContain(`CONTRACT_BALANCE = 0x${CONTRACT_BALANCE.toString(16)};`);
    for (const [name, address] of Object.entries(RECIPIENT_FLAGS)) {
      expect(constants).toContain(`${name} = address(${Number(address)});`);
    }
  });
});
