import { tellFailure } from '../run-command';
import { runMove } from './move';

/* `npm run move`: its code is in a file of its own, which tests import. */
runMove(process.argv.slice(2)).catch((error: unknown) => tellFailure('move', error));
