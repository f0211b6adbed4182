import { shownVersions } from '../../site/navigation/docs-version';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { Dropdown } from '../../kit/view/dropdown';
import { usePreferredVersions } from './preferred-version';
import { SAME_PAGE, VERSION } from './names';
import { message } from '../../kit/language/message';

type Version = Frame['versions'][number];

const keyOf = ({ section, name }: Version) => `${section}/${name}`;

interface VersionMenuProps {
  versions: Frame['versions'];
  sections: Frame['site']['navigation']['sections'];
  /** Key of the version that the page belongs to, if any. */
  current: string | null | undefined;
  /** Path of the current page. */
  path: string;
  /** Paths of the same page in other versions of its section, by version name. */
  counterparts: Readonly<Record<string, string>> | undefined;
}

/**
 * A menu of the docs versions of the current section, or of all sections on a page without a version. Its button shows
 * the page's version, or else the versions that the reader chose, or else the newest ones. It stays a menu even with a
 * single choice, like the language menu, because plain text in a bar of links would look like a broken link.
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
  // On a page without a version, mark no choice as current if the button already names all of them.
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
