import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronIcon } from '../../kit/view/icons';
import { COLLAPSE } from '../../kit/names';

interface SidebarCategoryProps {
  label: string;
  /** Unique among all categories of the site. */
  name: string;
  /** Whether it is initially open. */
  open: boolean;
  /** Whether it contains the current page. */
  active: boolean;
  children: ReactNode;
}

/** Categories that the reader opened or closed. Kept for the whole visit, even when the sidebar is replaced. */
const touched = new Map<string, boolean>();

/** A category. It opens when the reader navigates to a page in it, and is closed only by the reader. */
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
  // The reader may have opened or closed it before hydration.
  useEffect(() => {
    const now = details.current?.open;
    if (now === undefined || now === open) return;
    touched.set(name, now);
    setOpen(now);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when React has taken over the page
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
