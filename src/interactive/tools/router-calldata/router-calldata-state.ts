import { inputFields } from '../../../protocol/calldata/input-fields';
import { KNOWN_TOKENS } from '../../../protocol/calldata/known-tokens';
import { readUint } from '../../../protocol/calldata/read-uint';
import { read, refuse, type Reading } from '../../../protocol/exact/reading';
import {
  decodeExecute,
  encodeDraft,
  encodeExecute,
  type DecodedExecute,
  type DraftStep,
  type ExecuteStep,
} from '../../../protocol/calldata/router-calldata';
import { commandOf, type CommandParameter } from '../../../protocol/calldata/router-commands';
import { encodePath } from '../../../protocol/calldata/swap-path';
import type { AddressCodec } from '../../kit/use-address-state';
import { addressText, textFromAddress, wordFromAddress } from '../kit/address-text';

export interface RouterCalldataState {
  readonly mode: 'build' | 'decode';
  readonly steps: readonly DraftStep[];
  /** Unix timestamp as typed. If it's empty, the calldata calls the `execute` function that has no deadline. */
  readonly deadline: string;
  /** The calldata, as pasted. */
  readonly calldata: string;
}

const { USDC, WETH } = KNOWN_TOKENS;
const ROUTE = { tokens: [WETH, USDC], fees: [500] };
const ETHER = '1000000000000000000';

const draft = (number: number, ...texts: string[]): DraftStep => ({
  number,
  allowRevert: false,
  texts,
});

/**
 * The call in the sample ether-for-token.ts: wrap, swap into the router, sweep, and unwrap the rest. Only sweep checks
 * an amount.
 */
const EXAMPLE: RouterCalldataState = {
  mode: 'build',
  steps: [
    draft(0x0b, 'ADDRESS_THIS', ETHER),
    draft(0x00, 'ADDRESS_THIS', ETHER, '0', encodePath(ROUTE, 'exact-input'), 'false'),
    draft(0x04, USDC, 'MSG_SENDER', '1900000000'),
    draft(0x0c, 'MSG_SENDER', '0'),
  ],
  deadline: '1893456000',
  calldata: '',
};

/** Returns the initial value of a field; empty if only the reader can provide it. */
function startOf({ type, meaning, name }: CommandParameter): string {
  if (meaning === 'recipient') return 'MSG_SENDER';
  if (meaning === 'exact-input-path') return encodePath(ROUTE, 'exact-input');
  if (meaning === 'exact-output-path') return encodePath(ROUTE, 'exact-output');
  if (type === 'address[]') return `${WETH}\n${USDC}`;
  if (type === 'address') return name === 'token' ? USDC : '';
  if (type === 'bool') return 'true';
  if (type === 'bytes') return '0x';
  return type.startsWith('uint') ? '0' : '';
}

/** Returns a step for a command, with initial values. */
export const newStep = (number: number): DraftStep =>
  draft(
    number,
    ...inputFields(commandOf(number)?.parameters ?? []).map(({ parameter }) => startOf(parameter)),
  );

const readDeadline = (text: string): Reading<bigint | undefined> =>
  text.trim() === '' ? read(undefined) : readUint(text, 256);

export const deadlineProblem = (text: string): string | undefined => readDeadline(text).problem;

/** Returns the calldata for the fields, or the first field's problem. */
export function buildCalldata({ steps, deadline }: RouterCalldataState): Reading<string> {
  const encoded: ExecuteStep[] = [];
  for (const [index, step] of steps.entries()) {
    const reading = encodeDraft(step);
    if (reading.problem !== undefined) return refuse(`Command ${index + 1}, ${reading.problem}`);
    encoded.push(reading.value);
  }
  const time = readDeadline(deadline);
  return time.problem === undefined
    ? read(encodeExecute(encoded, time.value))
    : refuse(`Deadline: ${time.problem}`);
}

/** Returns the fields for calldata; undefined unless it can be decoded and every command in it is known. */
function fieldsOf(calldata: string): Pick<RouterCalldataState, 'steps' | 'deadline'> | undefined {
  const decoded = decodeExecute(calldata).value;
  if (!decoded) return undefined;
  const steps = decoded.steps.flatMap(({ number, allowRevert, texts }) =>
    texts.problem === undefined ? [{ number, allowRevert, texts: texts.value }] : [],
  );
  return steps.length === decoded.steps.length
    ? { steps, deadline: decoded.deadline === undefined ? '' : String(decoded.deadline) }
    : undefined;
}

const EXAMPLE_CALLDATA = buildCalldata(EXAMPLE).value ?? '';

/**
 * Maps the state to a query such as `?router=build&calldata=0x…`. Fields are stored as the calldata that they encode
 * to, and omitted if any is invalid.
 */
export const routerCalldataCodec: AddressCodec<RouterCalldataState> = {
  defaults: EXAMPLE,
  read: (parameters) => {
    const mode = wordFromAddress(parameters.get('router'), ['build', 'decode'], 'build');
    const calldata = textFromAddress(parameters.get('calldata'), '');
    return mode === 'decode'
      ? { ...EXAMPLE, mode, calldata }
      : { ...EXAMPLE, ...(calldata !== '' && fieldsOf(calldata)) };
  },
  write: (state) => ({
    router: state.mode,
    calldata:
      state.mode === 'decode'
        ? addressText(state.calldata)
        : addressText(buildCalldata(state).value ?? EXAMPLE_CALLDATA),
  }),
};

/** Returns everything that the tool shows: the built or pasted calldata, and its decoded steps. */
export function describeCalldata(
  state: RouterCalldataState,
): Reading<DecodedExecute & { readonly calldata: string }> {
  const calldata = state.mode === 'build' ? buildCalldata(state) : read(state.calldata);
  if (calldata.problem !== undefined) return calldata;
  const decoded = decodeExecute(calldata.value);
  return decoded.problem === undefined
    ? read({ ...decoded.value, calldata: calldata.value.replace(/\s/g, '').toLowerCase() })
    : decoded;
}

/**
 * Returns the state changes for a change of mode. The new mode starts with the current call, if that mode can show it.
 */
export function changeRouterMode(
  state: RouterCalldataState,
  mode: RouterCalldataState['mode'],
): Partial<RouterCalldataState> {
  if (mode === state.mode) return {};
  if (mode === 'build') return { mode, ...fieldsOf(state.calldata) };
  return { mode, calldata: buildCalldata(state).value ?? state.calldata };
}
