import { runList } from './run-steps';
import { all } from './steps';

void runList(all, process.argv.slice(2));
