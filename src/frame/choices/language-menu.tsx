import { DEFAULT_LOCALE, localPath } from '../../site/locales/locale';
import { message, pageLocale } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { Dropdown } from '../../kit/view/dropdown';

interface LanguageMenuProps {
  locales: Frame['site']['i18n']['locales'];
  /** Path of the page, without base path. */
  path?: string;
}

/**
 * The site's languages, each linking to the same page. On a site with a single language, the entry is a button that
 * does nothing.
 */
export function LanguageMenu({ locales, path = '/' }: LanguageMenuProps) {
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

/** Returns the path of the same page in a locale. */
function pathIn(code: string, path: string): string {
  const own = pageLocale()?.code;
  const plain = own === undefined ? path : path.slice(own.length + 1) || '/';
  return localPath(code, plain);
}
