import { runList } from './run-steps';
import { fast } from './steps';

void runList(fast, process.argv.slice(2));
