import { limitBuffers, lockDown } from './sandbox';
import { hostProgram } from './program-host';

// These lines run before every program. The stack trace limit is high, because a program's own frame is often far below
// that of the library that throws an error.
Error.stackTraceLimit = 60;
lockDown(globalThis);
limitBuffers(globalThis);
hostProgram();
