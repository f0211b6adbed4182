import { limitBuffers } from './limit-memory';
import { lockDown } from './lock-down';
import { hostProgram } from './program-host';

// The first lines of every program's script. Where an error stands is often far below the library that throws it.
Error.stackTraceLimit = 60;
lockDown(globalThis);
limitBuffers(globalThis);
hostProgram();
