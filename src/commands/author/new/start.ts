import { tellFailure } from '../command';
import { runNew } from './new';

/* Entry point of `npm run new`. The code is in another file, so that tests can import it. */
runNew(process.argv.slice(2)).catch((error: unknown) => tellFailure('new', error));
