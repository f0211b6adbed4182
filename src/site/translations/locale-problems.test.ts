import { beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../sources/content-problem';
import { localeProblems } from './locale-problems';
import { temporaryFolder } from '../../../tests/temporary-folder';

const { root, write } = temporaryFolder();
beforeEach(() => {
  write('src/a.tsx', "message('Search'); message('{count} pages', { count });");
  write('content/settings.yml', 'footer: [{ title: More, links: [] }]\n');
});

const found = (...paths: string[]) => {
  const { problems, warnings } = localeProblems(
    root,
    paths.map((path) => ({ path, isDead: false })),
    {
      i18n: {
        defaultLocale: 'en',
        locales: [
          { code: 'en', label: 'English' },
          { code: 'de', label: 'Deutsch' },
        ],
      },
    },
  );
  return { problems: problems.map(formatProblem), warnings: warnings.map(formatProblem) };
};

test('each mistake in a locale is reported with its position and an instruction', () => {
  write(
    'content/locales/de/messages.yml',
    "Serch: Suchen\n'{count} pages': '{zahl} Seiten'\nMore: '{count} mehr'\n" +
      'Note: Hinweis\nTip: Tipp\nCaution: Vorsicht\nDanger: Gefahr\n',
  );
  write('content/locales/de/docs/a/stat.mdx', '');
  const { problems, warnings } = found(
    'docs/a/start.mdx',
    'locales/de/messages.yml',
    'locales/de/docs/a/stat.mdx',
    'locales/de/notes.md',
    'locales/fr/messages.yml',
  );
  expect(problems).toEqual([
    'content/locales/fr this folder belongs to no locale: add { code: fr, label: … } to i18n.locales of content/settings.yml, or delete the folder',
    'content/locales/de/docs/a/stat.mdx:1:1 there is no content/docs/a/stat.mdx to translate; the closest match is "a/start"',
    'content/locales/de/notes.md no part of the site reads this file: move or delete it, because a locale contains only messages.yml and docs/….mdx',
    'content/locales/de/messages.yml:1:1 the site has no text "Serch"; the closest match is "Search"',
    'content/locales/de/messages.yml:2:1 the translation must contain {count}, as "{count} pages" does, and no other placeholder',
    'content/locales/de/messages.yml:3:1 "More" has no placeholders: remove {count}',
  ]);
  expect(warnings).toEqual([
    'content/locales/de/messages.yml:1:1 1 message has no translation, so readers see it in English: add "Search"',
  ]);
});
