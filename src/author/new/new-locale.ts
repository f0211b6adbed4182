import { isMap, parseDocument } from 'yaml';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import { localesSchema } from '../../site/locales/locales-schema';
import { messagesFile } from '../../site/locales/messages';
import { SETTINGS_FILE } from '../../site/settings/read-settings';
import { knownMessages } from '../../site/translations/message-problems';
import type { ChangeSet } from '../change-set/change-set';
import { readSite } from '../change-set/site-state';
import { appendItem, flow } from '../change-set/yaml-edits';
import { Refusal } from '../command';

/** Input of `npm run new locale`. */
export interface NewLocale {
  code: string;
  label: string;
  /** Whether it is written from right to left. */
  rtl: boolean;
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
  changeSet.write(
    SETTINGS_FILE,
    withLocale(changeSet.read(SETTINGS_FILE) ?? '', row),
    `added the locale "${code}"`,
  );
  changeSet.write(messagesFile(code), waiting(knownMessages(changeSet.root)));
  return [
    `Translate the messages and the docs: content/docs/x.mdx as content/locales/${code}/docs/x.mdx.`,
  ];
}

/** Adds a locale to the settings. If there are no locales yet, lists the default one first. */
function withLocale(text: string, row: object): string {
  const document = parseDocument(text);
  if (isMap(document.getIn(['i18n'], true)))
    return appendItem(text, ['i18n', 'locales'], flow(row));
  const first = { code: DEFAULT_LOCALE, label: 'English' };
  const rows = [first, row].map((one) => `    - ${flow(one)}\n`).join('');
  return `${text.trimEnd()}\ni18n:\n  defaultLocale: ${DEFAULT_LOCALE}\n  locales:\n${rows}`;
}

/** Returns a messages file without translations: each message is commented out. */
const waiting = (known: readonly string[]): string =>
  [
    '# Texts of the site. To translate one, write the translation after its colon and remove its #.',
    '# Keep placeholders in braces as they are.',
    ...known.map((text) => `# ${flow(text)}: `.trimEnd()),
    '',
  ].join('\n');
