import { message, pageLanguage } from '../../kit/language/message';
import type { Reason } from './not-saved';

/** Formats a size in megabytes. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString(pageLanguage(), { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;

/** Formats a date in the page's language. */
export const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString(pageLanguage() === 'en' ? 'en-GB' : pageLanguage(), {
    dateStyle: 'long',
  });

/** Returns a message about why the site was not saved, with what the reader can do about it. */
export function say(why: Reason): string {
  switch (why) {
    case 'refused':
      return message(
        'This browser keeps nothing for this site: private windows and strict settings for site data forbid it.',
      );
    case 'full':
      return message(
        'There is not enough room: the browser has no storage left for the whole site. Nothing of it was kept.',
      );
    case 'network':
      return message(
        'The connection broke off. What has come is kept: once there is a network, go on from there.',
      );
    case 'elsewhere':
      return message('Another tab is saving the site.');
    case 'changing':
      return message('The site is being changed on its host. Try again in some minutes.');
    case 'stopped':
      return message('Stopped. What has come is kept for the next time.');
  }
}
