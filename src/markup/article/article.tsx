import type { ReactNode } from 'react';
import { InPageLanguage, InTextLanguage, UntranslatedNotice } from './text-language';
import { Breakable } from '../../kit/view/breakable';

interface ArticleProps {
  title: string;
  lead: string;
  /** Above the title. */
  before: ReactNode;
  /** Under the lead: where the same is answered for another version. */
  elsewhere: ReactNode;
  /** The table of contents, once for beside the text and once for above it. */
  contents: { beside: ReactNode; above: ReactNode } | null;
  /** Under the text. */
  after: ReactNode;
  children: ReactNode;
}

/**
 * The page of a doc: text in a readable measure, contents beside it where there is room. In the document the contents
 * stand before the text: close to their folded copy, which then costs next to nothing when compressed.
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
