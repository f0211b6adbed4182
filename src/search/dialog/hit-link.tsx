import type { ReactNode } from 'react';
import type { StoredHit } from './stored-hits';
import { SEARCH_RESULT } from '../names';
import { isPlainClick } from '../../kit/dom/plain-click';
import { sitePath } from '../../kit/view/site-paths';
import { rememberHit } from './use-stored-hits';

interface HitLinkProps {
  hit: StoredHit;
  /**
   * Set if the hit is an option of the field's list: focus stays in the field, which refers to the active option by id.
   */
  option?: { id: string; selected: boolean };
  onVisit: (path: string) => void;
  children: ReactNode;
}

/** A hit in the dialog: a link that is remembered when followed. */
export function HitLink({ hit, option, onVisit, children }: HitLinkProps) {
  return (
    <a
      href={sitePath(hit.path)}
      className="search-dialog-hit"
      {...(option
        ? { id: option.id, role: 'option', 'aria-selected': option.selected, tabIndex: -1 }
        : { [SEARCH_RESULT]: true })}
      onClick={(event) => {
        rememberHit(hit);
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onVisit(hit.path);
      }}
    >
      {children}
    </a>
  );
}
