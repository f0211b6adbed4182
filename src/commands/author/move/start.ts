import { tellFailure } from '../command';
import { runMove } from './move';

/* Entry point of `npm run move`. The code is in another file, so that tests can import it. */
runMove(process.argv.slice(2)).catch((error: unknown) => tellFailure('move', error));
