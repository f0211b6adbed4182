import { message, pageLanguage } from '../../kit/language/message';

/** The reason why the site was not saved. */
export type Reason =
  /** The browser blocks storage here, or has no service workers. */
  | 'refused'
  /** There is not enough storage. */
  | 'full'
  /** The connection failed. */
  | 'network'
  /** Another tab is already saving the site. */
  | 'elsewhere'
  /** A file from the host differs from the host's listing, or the host keeps switching builds. */
  | 'changing'
  /** The reader stopped saving. */
  | 'stopped';

/** Error that is thrown if the site could not be saved. */
export class NotSaved extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`The site was not saved: ${reason}`, { cause });
  }
}

/** Converts an error, which may be one of the browser's, to a reason. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof NotSaved) return error.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'AbortError') return 'stopped';
  return name === 'TypeError' ? 'network' : 'refused';
}

/** Formats a size in megabytes. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString(pageLanguage(), { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;

/** Formats a date in the page's language. */
export const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString(pageLanguage() === 'en' ? 'en-GB' : pageLanguage(), {
    dateStyle: 'long',
  });

/** Returns a message that explains why the site was not saved and what the reader can do about it. */
export function say(why: Reason): string {
  switch (why) {
    case 'refused':
      return message(
        'This browser stores no data for this site. Private windows and strict settings for site data prevent it.',
      );
    case 'full':
      return message(
        'The browser does not have enough storage for the whole site, so nothing was saved.',
      );
    case 'network':
      return message(
        'The connection was lost. The files downloaded so far are kept, so you can continue once you are online.',
      );
    case 'elsewhere':
      return message('Another tab is saving the site.');
    case 'changing':
      return message('The site is being updated. Try again in a few minutes.');
    case 'stopped':
      return message('Stopped. The files downloaded so far are kept for the next time.');
  }
}
