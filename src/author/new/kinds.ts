import type { Draft } from '../draft/draft';
import { newLocale, type NewLocale } from './new-locale';
import { newPage, type NewPage } from './new-page';
import { newRedirect, type NewRedirect } from './new-redirect';
import { newSection, type NewSection } from './new-section';
import { newVersion, type NewVersion } from './new-version';

/** How the terminal asks for a field. */
export interface Question {
  field: string;
  ask: string;
  example: string;
}

/** Values from options or answers. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A kind of thing that `npm run new` can create. */
export interface Kind {
  /** The required fields. */
  questions: readonly Question[];
  /** The optional fields, with descriptions. */
  more: Readonly<Record<string, string>>;
  make: (draft: Draft, values: Values) => string[];
}

const description: Question = {
  field: 'description',
  ask: 'What does the page cover, in 50 to 170 characters?',
  example: 'Where the docs say how limits are set, and what a swap does at one.',
};

/** All kinds, by the word after `npm run new`. */
export const kinds: Readonly<Record<string, Kind>> = {
  page: {
    questions: [
      { field: 'id', ask: 'What is its id (section and name)?', example: 'concepts/limits' },
      { field: 'title', ask: 'What is its title?', example: 'Limits' },
      description,
    ],
    more: { category: 'the sidebar category to list it in' },
    make: (draft, values) => newPage(draft, values as unknown as NewPage),
  },
  section: {
    questions: [
      { field: 'section', ask: 'What is its folder called?', example: 'tutorials' },
      { field: 'label', ask: 'What is its label in the navbar?', example: 'Tutorials' },
      description,
    ],
    more: {},
    make: (draft, values) => newSection(draft, values as unknown as NewSection),
  },
  version: {
    questions: [
      { field: 'section', ask: 'Which section does it belong to?', example: 'sdk' },
      { field: 'name', ask: 'What is its folder called?', example: 'v4' },
      { field: 'label', ask: 'What is its label in the version menu?', example: 'V4' },
      description,
    ],
    more: {
      newest: 'make it the newest version',
      unreleased: 'mark its pages as not released yet',
    },
    make: (draft, values) =>
      newVersion(draft, {
        ...(values as unknown as NewVersion),
        newest: values.newest === true,
        unreleased: values.unreleased === true,
      }),
  },
  locale: {
    questions: [
      { field: 'code', ask: 'What is its BCP 47 code?', example: 'de' },
      { field: 'label', ask: 'What is it called in its own language?', example: 'Deutsch' },
    ],
    more: { rtl: 'the language is written from right to left' },
    make: (draft, values) =>
      newLocale(draft, { ...(values as unknown as NewLocale), rtl: values.rtl === true }),
  },
  redirect: {
    questions: [
      { field: 'from', ask: 'What is the old address?', example: '/concepts/old' },
      { field: 'to', ask: 'Which page does it redirect to?', example: '/concepts/overview' },
    ],
    more: {},
    make: (draft, values) => newRedirect(draft, values as unknown as NewRedirect),
  },
};
