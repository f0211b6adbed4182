import { stringify } from 'yaml';
import { DEFAULT_LOCALE } from '../../../site/locales/locale';
import { localesSchema } from '../../../site/locales/locales-schema';
import { messagesFile } from '../../../site/locales/messages';
import { SETTINGS_FILE } from '../../../site/settings/read-settings';
import { knownMessages } from '../../../site/translations/message-problems';
import type { ChangeSet } from '../change-set/change-set';
import { readSite } from '../change-set/site-state';
import { Refusal } from '../command';

/** Input of `npm run new locale`. */
export interface NewLocale {
  code: string;
  label: string;
  /** Whether the language is written from right to left. */
  rtl: boolean;
}

/** The `i18n` field of the settings file. The field is optional. */
interface I18n {
  defaultLocale: string;
  locales: object[];
}

/** Adds a locale to the settings, and a file with every message that needs a translation. */
export function newLocale(changeSet: ChangeSet, { code, label, rtl }: NewLocale): string[] {
  const site = readSite(changeSet);
  const { locales } = site.settings.i18n;
  const row = { code, label, ...(rtl && { dir: 'rtl' as const }) };
  const { error } = localesSchema.safeParse([...locales, row]);
  const [mistake] = error?.issues ?? [];
  if (mistake) throw new Refusal(`"${code}" cannot be added: ${mistake.message}`);
  if (site.docs.some(({ path }) => `${path}/`.startsWith(`/${code}/`)))
    throw new Refusal(
      `docs already use the address /${code}: write the code with a region, as in pt-BR`,
    );
  const settings = changeSet.readYaml(SETTINGS_FILE) as { i18n?: I18n };
  settings.i18n ??= {
    defaultLocale: DEFAULT_LOCALE,
    locales: [{ code: DEFAULT_LOCALE, label: 'English' }],
  };
  settings.i18n.locales.push(row);
  changeSet.writeYaml(SETTINGS_FILE, settings, `added the locale "${code}"`);
  changeSet.write(messagesFile(code), waiting(knownMessages(changeSet.root)));
  return [
    `Translate the messages and the docs: content/docs/x.mdx as content/locales/${code}/docs/x.mdx.`,
  ];
}

/** Returns a messages file without translations: each message is commented out. */
const waiting = (known: readonly string[]): string =>
  [
    '# Texts of the site. To translate one, write the translation after its colon and remove its #.',
    '# Keep placeholders in braces as they are.',
    ...known.map((text) =>
      `# ${stringify(text, { lineWidth: 0, singleQuote: true }).trim()}: `.trimEnd(),
    ),
    '',
  ].join('\n');
