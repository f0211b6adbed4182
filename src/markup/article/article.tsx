import type { ReactNode } from 'react';
import { inLanguage, isUntranslated, message, pageLanguage } from '../../kit/language/message';
import { Breakable } from '../../kit/view/breakable';
import { useFrame } from '../../kit/view/use-frame';
import { DEFAULT_LOCALE } from '../../site/locales/locale';

interface LanguageProps {
  children: ReactNode;
}

/**
 * Marks an untranslated doc as written in the default locale. {@link InPageLanguage} marks the site's own text in the
 * doc with the page's language again.
 */
function InTextLanguage({ children }: LanguageProps) {
  return isUntranslated() ? <InLanguage code={DEFAULT_LOCALE}>{children}</InLanguage> : children;
}

/** Marks the site's own text inside an untranslated doc with the page's language. */
function InPageLanguage({ children }: LanguageProps) {
  return isUntranslated() ? <InLanguage code={pageLanguage()}>{children}</InLanguage> : children;
}

/** A notice above a doc that is not translated yet. */
function UntranslatedNotice() {
  const { locales } = useFrame().site.i18n;
  const nameOf = (code: string) => locales.find((locale) => locale.code === code)?.label ?? code;
  if (!isUntranslated()) return null;
  return (
    <p className="same-task" role="note">
      {message('This page is not available in {language} yet, so it is shown in {written}.', {
        language: nameOf(pageLanguage()),
        written: nameOf(DEFAULT_LOCALE),
      })}
    </p>
  );
}

function InLanguage({ code, children }: LanguageProps & { code: string }) {
  return (
    <div {...inLanguage(code)} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

interface ArticleProps {
  title: string;
  lead: string;
  /** Content above the title. */
  before: ReactNode;
  /** Content below the lead: links to the same task in another version. */
  elsewhere: ReactNode;
  /** The table of contents twice: next to the text on wide screens, and folded above the text on others. */
  contents: { beside: ReactNode; above: ReactNode } | null;
  /** Content below the text. */
  after: ReactNode;
  children: ReactNode;
}

/**
 * The page of a doc: text in a readable measure, with the table of contents next to it if the screen is wide enough. In
 * the HTML, the table of contents comes before the text, close to the folded copy above the text, so that compression
 * removes most of the duplicate.
 */
export function Article({
  title,
  lead,
  before,
  elsewhere,
  contents,
  after,
  children,
}: ArticleProps) {
  const page = (
    <div className="article-page">
      {contents && (
        <div className="article-beside" data-no-print>
          {SEVERAL_LOCALES ? <InPageLanguage>{contents.beside}</InPageLanguage> : contents.beside}
        </div>
      )}
      <article className="article-text">
        {SEVERAL_LOCALES ? (
          <InPageLanguage>
            <UntranslatedNotice />
            {before}
          </InPageLanguage>
        ) : (
          before
        )}
        <h1 className="article-title">
          <Breakable text={title} />
        </h1>
        <p className="article-lead">{lead}</p>
        {elsewhere}
        {contents && (
          <div className="article-above" data-no-print>
            {SEVERAL_LOCALES ? <InPageLanguage>{contents.above}</InPageLanguage> : contents.above}
          </div>
        )}
        <div className="prose" data-prose>
          {children}
        </div>
        {SEVERAL_LOCALES ? <InPageLanguage>{after}</InPageLanguage> : after}
      </article>
    </div>
  );
  return SEVERAL_LOCALES ? <InTextLanguage>{page}</InTextLanguage> : page;
}
