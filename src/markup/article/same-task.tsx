import type { SameTaskLink } from '../../site/pages/page-context';
import { sitePath } from '../../kit/view/site-paths';
import { message } from '../../kit/language/message';

/** Links to the same task in the other version of the protocol. */
export function SameTask({ links }: { links: readonly SameTaskLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="same-task">
      {links.map(({ version, label, path }) => (
        <span key={path}>
          {`${message('The same in')} `}
          {version}: <a href={sitePath(path)}>{label}</a>
        </span>
      ))}
    </p>
  );
}
