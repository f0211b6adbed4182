import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronIcon } from '../../kit/view/icons';
import { COLLAPSE } from '../../kit/names';

interface SidebarCategoryProps {
  label: string;
  /** Unique among all categories of the site. */
  name: string;
  /** Whether the category is initially open even if it does not contain the current page. */
  open: boolean;
  /** Whether the category contains the current page. */
  active: boolean;
  children: ReactNode;
}

/**
 * Categories that the reader has opened (true) or closed (false), by name. The entries are kept for the whole visit,
 * even when the sidebar is replaced.
 */
const touched = new Map<string, boolean>();

/** A category of the sidebar. It opens when the reader navigates to a page in it, and is closed only by the reader. */
export function SidebarCategory({
  label,
  name,
  open: initial,
  active,
  children,
}: SidebarCategoryProps) {
  const [open, setOpen] = useState(touched.get(name) ?? (initial || active));
  const [wasActive, setWasActive] = useState(active);
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setOpen(true);
  }
  const details = useRef<HTMLDetailsElement>(null);
  // The reader may have opened or closed the category before hydration.
  useEffect(() => {
    const now = details.current?.open;
    if (now === undefined || now === open) return;
    touched.set(name, now);
    setOpen(now);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, at hydration
  }, []);
  return (
    <details
      ref={details}
      open={open}
      {...{ [COLLAPSE]: true }}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (now !== open) touched.set(name, now);
        setOpen(now);
      }}
    >
      <summary>
        {label}
        <ChevronIcon />
      </summary>
      <div>{children}</div>
    </details>
  );
}
