import type { EVM, EVMResult, Message } from '@ethereumjs/evm';
import type { Address } from '@ethereumjs/util';

/** A call as the EVM ran it, with its inner calls. */
export interface Call {
  /** Instruction that made the call; the outermost call is `CALL` or `CREATE`. */
  type: 'CALL' | 'STATICCALL' | 'DELEGATECALL' | 'CALLCODE' | 'CREATE' | 'CREATE2';
  from: Address;
  /** Address of the code that runs; undefined if a contract creation failed. */
  to: Address | undefined;
  /** In wei. */
  value: bigint;
  /** Gas that the caller provided. */
  gas: bigint;
  gasUsed: bigint;
  input: Uint8Array;
  output: Uint8Array;
  /** The EVM's name for the failure. */
  failure?: string;
  calls: Call[];
}

const typeOf = (message: Message, parent: Message | undefined): Call['type'] => {
  if (!message.to) return message.salt ? 'CREATE2' : 'CREATE';
  if (message.delegatecall) return 'DELEGATECALL';
  if (!message.codeAddress.equals(message.to)) return 'CALLCODE';
  return message.isStatic && parent ? 'STATICCALL' : 'CALL';
};

const begun = (message: Message, parent: Message | undefined): Call => ({
  type: typeOf(message, parent),
  from: message.delegatecall && message.to ? message.to : message.caller,
  to: message.to && message.codeAddress,
  value: message.value,
  gas: message.gasLimit,
  gasUsed: 0n,
  // Copied, because `data` is a view of memory that the EVM changes later.
  input: message.data.slice(),
  output: new Uint8Array(),
  calls: [],
});

function end(call: Call, { execResult, createdAddress }: EVMResult): void {
  call.gasUsed = execResult.executionGasUsed;
  call.output = execResult.returnValue.slice();
  if (createdAddress && !execResult.exceptionError) call.to = createdAddress;
  if (execResult.exceptionError) call.failure = execResult.exceptionError.error;
}

/** Records calls until the returned function is called. That function returns the outermost call. */
export function recordCalls({ events }: EVM): () => Call | undefined {
  const open: { call: Call; message: Message }[] = [];
  let first: Call | undefined;
  const before = (message: Message) => {
    const parent = open.at(-1);
    const call = begun(message, parent?.message);
    if (parent) parent.call.calls.push(call);
    else first = call;
    open.push({ call, message });
  };
  const after = (result: EVMResult) => {
    const ended = open.pop();
    if (ended) end(ended.call, result);
  };
  events.on('beforeMessage', before);
  events.on('afterMessage', after);
  return () => {
    events.off('beforeMessage', before);
    events.off('afterMessage', after);
    return first;
  };
}
