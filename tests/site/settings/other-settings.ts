import {
  EVERY_SETTING,
  leavesOf,
  OTHER_ENVIRONMENT,
  withValue,
  type Path,
} from '../../every-setting';

/** A site that differs from {@link EVERY_SETTING} in one setting. */
export interface OtherSettings {
  /** The setting or variable that differs. */
  name: string;
  settings: unknown;
  env?: Record<string, string>;
  /** Additional content files, as text by path. */
  files?: Record<string, string>;
}

/** Settings that aren't changed, because the small site's content works with only one value for them. */
const OF_CONTENT = ['i18n.defaultLocale', 'i18n.locales.0.code', 'navigation.sections.0.section'];

/**
 * Returns whether a setting is a color role other than the accent. Only the accent is tested, because the same code
 * reads every role.
 */
const isOtherRole = (name: string) => /^colours\.\w+\.(?!accent$)/.test(name);

/** Other valid values for settings that don't accept every text. */
const OTHERS: Readonly<Record<string, unknown>> = {
  'site.basePath': '/handbook',
  'site.mark': 'static/mark.svg',
  'colours.dark.accent': '#8fe0ff',
  'colours.light.accent': '#0a4f75',
  'security.expires': '2099-07-31',
  'i18n.locales.0.dir': 'rtl',
  'navigation.sections.0.to': '/guides/nimbus-protocol',
  'announcement.id': 'five',
  'announcement.link.to': '/guides/nimbus-protocol',
  'search.appId': 'ZYXWVU9876',
  'search.searchKey': 'fedcba9876543210fedcba9876543210',
  'editor.backend': 'gitea',
  'editor.branch': 'next',
  'tabs.client.0': 'web3',
  'tabs.client.1': 'web3',
};

function otherValue(name: string, value: unknown): unknown {
  if (name in OTHERS) return OTHERS[name];
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const text = String(value);
  const renamed = text.replaceAll('nimbus', 'cumulus').replaceAll('Nimbus', 'Cumulus');
  return renamed === text ? `${text} too` : renamed;
}

const valueAt = (path: Path): unknown =>
  path.reduce<unknown>(
    (whole, key) => (whole as Record<string | number, unknown>)[key],
    EVERY_SETTING,
  );

const withOther = (path: Path): OtherSettings => {
  const name = path.join('.');
  return {
    name,
    settings: withValue<unknown>(EVERY_SETTING, path, otherValue(name, valueAt(path))),
  };
};

/** Sites that differ in one setting or environment variable each. */
export const OTHER_SETTINGS: readonly OtherSettings[] = [
  ...leavesOf(EVERY_SETTING)
    .filter((path) => !OF_CONTENT.includes(path.join('.')) && !isOtherRole(path.join('.')))
    .map(withOther),
  {
    name: 'another locale',
    settings: withValue<unknown>(EVERY_SETTING, ['i18n', 'locales', 1], {
      code: 'de',
      label: 'Deutsch',
    }),
    files: { 'locales/de/messages.yml': 'Search: Suche\n' },
  },
  {
    name: 'no feedback',
    settings: withValue<unknown>(EVERY_SETTING, ['feedback'], undefined),
  },
  ...Object.entries(OTHER_ENVIRONMENT).map(([name, value]) => ({
    ...{ name, settings: EVERY_SETTING },
    // All switches are on in the settings, so a variable that is a switch turns it off.
    env: { [name]: value === 'true' ? 'false' : value },
  })),
];
