import type { Frame } from '../../kit/view/use-frame';
import { LanguageMenu } from './language-menu';
import { VersionMenu } from './version-menu';

interface ChoiceMenusProps extends Frame {
  /** Key of the docs version that the page belongs to, if any. */
  version: string | null | undefined;
  /** Path of the page, without base path. */
  path: string;
  /** The same page in other versions of its section: paths by version name. */
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
