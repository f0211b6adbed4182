import { shownVersions } from '../../site/navigation/docs-version';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { Dropdown } from '../../kit/view/dropdown';
import { usePreferredVersions } from './use-preferred-versions';
import { SAME_PAGE, VERSION } from './names';
import { message } from '../../kit/language/message';

type Version = Frame['versions'][number];

const keyOf = ({ section, name }: Version) => `${section}/${name}`;

interface VersionMenuProps {
  versions: Frame['versions'];
  sections: Frame['site']['navigation']['sections'];
  /** Key of the version that the page belongs to, if it belongs to one. */
  current: string | null | undefined;
  /** Path of the page that the reader is on. */
  path: string;
  /** The same page in other versions of its section: paths by the names of the versions. */
  counterparts: Readonly<Record<string, string>> | undefined;
}

/**
 * The docs versions: of the section that the reader is in, or of all sections on a page of no version. It shows the
 * page's version, else the ones that the reader chose, else the newest. It is a menu with one choice too, as that of
 * languages is: in a bar of links, plain text would look like one that does not work.
 */
export function VersionMenu({
  versions,
  sections,
  current,
  path,
  counterparts = {},
}: VersionMenuProps) {
  const preferred = usePreferredVersions([...new Set(versions.map(({ section }) => section))]);
  const active = versions.find((version) => keyOf(version) === current);
  const shown = shownVersions(versions, active, preferred);
  const choice = [...new Set(shown.map(({ label }) => label))].join(', ');
  const choices = active ? versions.filter(({ section }) => section === active.section) : versions;
  if (choices.length === 0) return null;
  // Where the reader is in none, and every choice is shown, a mark on each says nothing.
  const marks = active !== undefined || shown.length < choices.length;
  return (
    <Dropdown name={message('Version')} choice={choice}>
      {choices.map((version) => {
        const { section, name, label } = version;
        const same = version === active ? path : active && counterparts[name];
        const title = sections.find((own) => own.section === section)?.label ?? section;
        return (
          <li key={keyOf(version)}>
            <a
              href={sitePath(same ?? version.mainDoc?.path ?? version.path)}
              aria-current={marks && shown.includes(version) ? 'true' : undefined}
              {...{
                [VERSION]: keyOf(version),
                [SAME_PAGE]: same === undefined ? undefined : '',
              }}
            >
              {active ? label : `${title}: ${label}`}
            </a>
          </li>
        );
      })}
    </Dropdown>
  );
}
