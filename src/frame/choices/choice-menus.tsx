import { message, pageLocale } from '../../kit/language/message';
import { Dropdown } from '../../kit/view/dropdown';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { DEFAULT_LOCALE, localPath } from '../../site/locales/locale';
import { VersionMenu } from './version-menu';

interface LanguageMenuProps {
  locales: Frame['site']['i18n']['locales'];
  /** Path of the page, without base path. */
  path?: string;
}

/**
 * A menu of the site's languages. Each entry links to the current page in that language. On a site with a single
 * language, the only entry is a button that does nothing.
 */
function LanguageMenu({ locales, path = '/' }: LanguageMenuProps) {
  return (
    <Dropdown
      name={message('Language')}
      choice={(SEVERAL_LOCALES ? current(locales) : locales[0])?.label ?? ''}
      quiet
    >
      {locales.map(({ code, label }) => (
        <li key={code}>
          {SEVERAL_LOCALES && locales.length > 1 ? (
            // `target` forces a page load, because each locale has its own scripts and messages.
            <a
              href={sitePath(pathIn(code, path))}
              target="_self"
              hrefLang={code}
              lang={code}
              aria-current={code === current(locales)?.code ? 'true' : undefined}
            >
              {label}
            </a>
          ) : (
            <button type="button" lang={code} aria-current="true">
              {label}
            </button>
          )}
        </li>
      ))}
    </Dropdown>
  );
}

const current = (locales: LanguageMenuProps['locales']) =>
  locales.find(({ code }) => code === (pageLocale()?.code ?? DEFAULT_LOCALE));

/** Converts a path in the current page's locale to the path of the same page in another locale. */
function pathIn(code: string, path: string): string {
  const own = pageLocale()?.code;
  const plain = own === undefined ? path : path.slice(own.length + 1) || '/';
  return localPath(code, plain);
}

interface ChoiceMenusProps extends Frame {
  /** Key of the docs version that the page belongs to, if any. */
  version: string | null | undefined;
  /** Path of the page, without base path. */
  path: string;
  /** Paths of the same page in other versions of its section, by version name. */
  counterparts: Readonly<Record<string, string>> | undefined;
}

/** The version and language menus, shown in the top bar and, on narrow screens, in the mobile menu. */
export function ChoiceMenus({ site, versions, version, path, counterparts }: ChoiceMenusProps) {
  return (
    <>
      <VersionMenu
        versions={versions}
        sections={site.navigation.sections}
        current={version}
        path={path}
        counterparts={counterparts}
      />
      {SEVERAL_LOCALES ? (
        <LanguageMenu locales={site.i18n.locales} path={path} />
      ) : (
        <LanguageMenu locales={site.i18n.locales} />
      )}
    </>
  );
}
