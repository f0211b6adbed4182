import { z } from 'zod';
import { ContentError } from '../sources/content-problem';
import { parseYaml } from '../sources/yaml-source';

/** Path of the file with our descriptions of the router's commands and their inputs, from the project root. */
export const ROUTER_COMMANDS_FILE = 'content/reference/router-commands.yml';

/** Path of the published library that defines the command numbers, from the project root. */
export const COMMANDS_SOURCE =
  'node_modules/@uniswap/universal-router/contracts/libraries/Commands.sol';

export const routerCommandsSchema = z.array(
  z.strictObject({
    command: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]*$/, 'write the name of a constant, such as WRAP_ETH'),
    inputs: z
      .array(z.string().regex(/^[\w[\]]+ \w+$/, 'write a type and a name, such as uint256 amount'))
      .min(1)
      .describe('Named ABI types, in the order in which the input is encoded.'),
    does: z.string().min(1).describe('Complete sentences; put code in backticks.'),
    skippable: z
      .boolean()
      .default(false)
      .describe(
        'Whether the command reports its failure to the router, so that the remaining commands can still run if bit 7 of the byte is set.',
      ),
  }),
);

/** A router command. Its number is read from the package, and all other fields from {@link ROUTER_COMMANDS_FILE}. */
export interface CommandRow {
  command: string;
  /** Command number, from 0 to 0x1f. */
  value: number;
  inputs: string[];
  does: string;
  skippable: boolean;
}

/**
 * Prefix of constants that only reserve a number. The dispatcher reverts on a reserved number, just as on an undefined
 * one.
 */
const PLACEHOLDER = 'COMMAND_PLACEHOLDER_';

/** Returns the names and numbers of the commands declared in the text of `Commands.sol`, in source order. */
export function commandsOfSource(source: string): { command: string; value: number }[] {
  return [...source.matchAll(/^\s*uint256 constant (\w+) = (0x[0-9a-f]{2});/gm)]
    .map(([, command = '', value]) => ({ command, value: Number(value) }))
    .filter(({ command }) => !command.startsWith(PLACEHOLDER));
}

/**
 * Merges our descriptions into the package's commands.
 *
 * @param text of {@link ROUTER_COMMANDS_FILE}
 * @param source of {@link COMMANDS_SOURCE}
 * @throws ContentError if a command is in only one of the two texts
 */
export function readRouterCommands(text: string, source: string): CommandRow[] {
  const { value: described, locate } = parseYaml(text, ROUTER_COMMANDS_FILE, routerCommandsSchema);
  const declared = commandsOfSource(source);
  const problems = [
    ...described.flatMap(({ command }, index) =>
      declared.some((one) => one.command === command)
        ? []
        : [
            {
              ...locate([index, 'command']),
              message: `the package has no command ${command}: correct its name or remove it`,
            },
          ],
    ),
    ...declared.flatMap(({ command }) =>
      described.some((one) => one.command === command)
        ? []
        : [
            {
              line: 0,
              column: 0,
              message: `the command ${command} has no entry: add one that describes it`,
            },
          ],
    ),
  ];
  if (problems.length > 0) {
    throw new ContentError(problems.map((one) => ({ file: ROUTER_COMMANDS_FILE, ...one })));
  }
  return declared.flatMap(({ command, value }) =>
    described.filter((one) => one.command === command).map((one) => ({ ...one, value })),
  );
}
