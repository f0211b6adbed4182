import { sitePath } from '../../lib/site-paths';
import type { Frame } from '../layout/use-frame';
import { Dropdown } from './dropdown';

type Version = Frame['versions'][number];

const keyOf = ({ section, name }: Version) => `${section}/${name}`;

interface VersionMenuProps {
  versions: Frame['versions'];
  /** Key of the version that the page belongs to; pages of no version show no menu. */
  current: string | null | undefined;
}

/** The docs versions of the section that the reader is in; one choice is a plain link. */
export function VersionMenu({ versions, current }: VersionMenuProps) {
  const active = versions.find((version) => keyOf(version) === current);
  if (!active) return null;
  const choices = versions.filter(({ section }) => section === active.section);
  const link = (version: Version) => sitePath(version.mainDoc?.path ?? version.path);
  if (choices.length === 1) {
    return (
      <a className="version-menu-link" href={link(active)} data-version={keyOf(active)}>
        <span className="visually-hidden">Version: </span>
        {active.label}
      </a>
    );
  }
  return (
    <Dropdown name="Version" choice={active.label}>
      {choices.map((version) => (
        <li key={version.name}>
          <a
            href={link(version)}
            aria-current={version === active ? 'true' : undefined}
            data-version={keyOf(version)}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
