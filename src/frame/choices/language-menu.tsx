import type { Frame } from '../../kit/view/use-frame';
import { Dropdown } from '../../kit/view/dropdown';

/** The languages of the site. With one, choosing it leaves the reader where they are: it is no link. */
export function LanguageMenu({ locales }: { locales: Frame['site']['i18n']['locales'] }) {
  return (
    <Dropdown name="Language" choice={locales[0]?.label ?? ''} quiet>
      {locales.map(({ code, label }) => (
        <li key={code}>
          <button type="button" lang={code} aria-current="true">
            {label}
          </button>
        </li>
      ))}
    </Dropdown>
  );
}
