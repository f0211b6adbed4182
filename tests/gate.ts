import { runList } from './run-steps';
import { gate } from './steps';

void runList(gate, process.argv.slice(2));
