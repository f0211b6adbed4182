import { limitBuffers, lockDown } from './sandbox';
import { hostProgram } from './program-host';

// The first lines of every program's script. They allow long stacks, because the program's own frame is often far below
// the library that throws an error.
Error.stackTraceLimit = 60;
lockDown(globalThis);
limitBuffers(globalThis);
hostProgram();
