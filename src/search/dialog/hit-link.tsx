import type { ReactNode } from 'react';
import type { StoredHit } from './stored-hits';
import { sitePath } from '../../kit/view/site-paths';
import { rememberHit } from './use-stored-hits';

interface HitLinkProps {
  hit: StoredHit;
  onVisit: (path: string) => void;
  children: ReactNode;
}

/** A hit of the dialog: a link, remembered when it is followed. */
export function HitLink({ hit, onVisit, children }: HitLinkProps) {
  return (
    <a
      href={sitePath(hit.path)}
      className="search-dialog-hit"
      data-search-result
      onClick={(event) => {
        rememberHit(hit);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onVisit(hit.path);
      }}
    >
      {children}
    </a>
  );
}
