import type { Frame } from '../layout/use-frame';
import { Dropdown } from './dropdown';

/** The languages of the site. With one, choosing it leaves the reader where they are. */
export function LanguageMenu({ locales }: { locales: Frame['site']['i18n']['locales'] }) {
  return (
    <Dropdown name="Language" choice={locales[0]?.label ?? ''} quiet>
      {locales.map(({ code, label }) => (
        <li key={code}>
          <a href="#content" lang={code} hrefLang={code} aria-current="true">
            {label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
