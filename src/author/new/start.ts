import { tellFailure } from '../run-command';
import { runNew } from './new';

/* `npm run new`: its code is in a file of its own, which tests import. */
runNew(process.argv.slice(2)).catch((error: unknown) => tellFailure('new', error));
