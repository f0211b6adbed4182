import type { ReactNode } from 'react';
import { ScrollHandler } from 'gatsby-react-router-scroll/scroll-handler';

/** The address of the page, as the router has it. */
interface Place {
  hash: string;
}

/** A hash that can be decoded; a malformed one reads then as it stands, which is the id that a browser looks for. */
export function decodableHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/**
 * Stands for Gatsby's handler of scrolling, which decodes the hash of every address that it is given: on a
 * malformed one, such as `#50%`, it throws, and the page with it.
 */
export function ScrollContext({ location, ...rest }: { location: Place; children: ReactNode }) {
  const hash = decodableHash(location.hash);
  return <ScrollHandler {...rest} location={{ ...location, hash }} />;
}

/** No component keeps a scroll position of its own. */
export function useScrollRestoration(): never {
  throw new Error('The site leaves useScrollRestoration out; see src/build/leave-out-unused.ts.');
}
