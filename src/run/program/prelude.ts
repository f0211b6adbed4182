import { limitBuffers, lockDown } from './sandbox';
import { hostProgram } from './program-host';

// These lines run before every program. Stack traces are long, because a program's own frame is often far below that of
// the library that throws an error.
Error.stackTraceLimit = 60;
lockDown(globalThis);
limitBuffers(globalThis);
hostProgram();
