import type { ReactNode } from 'react';
import { InPageLanguage, InTextLanguage, UntranslatedNotice } from './text-language';
import { Breakable } from '../../kit/view/breakable';

interface ArticleProps {
  title: string;
  lead: string;
  /** Above the title. */
  before: ReactNode;
  /** Below the lead: links to the same task in another version. */
  elsewhere: ReactNode;
  /** The table of contents, twice: for the column next to the text and for above the text. */
  contents: { beside: ReactNode; above: ReactNode } | null;
  /** Below the text. */
  after: ReactNode;
  children: ReactNode;
}

/**
 * The page of a doc: text in a readable measure, with the contents next to it if the screen is wide enough. In the HTML
 * the contents come before the text, close to their folded copy, so that compression removes most of the duplicate.
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
