import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { VersionBannerText } from '../../site/pages/page-context';
import { ADMONITION, ADMONITION_TITLE } from '../admonitions/names';
import { PROSE } from './names';

/** A notice above a draft in development. It is styled as a note, because every doc loads the styles of a note. */
export const DraftMark = () => (
  <div className={PROSE}>
    <aside className={`${ADMONITION} ${ADMONITION}-note`} aria-label="Draft">
      <p className={ADMONITION_TITLE}>Draft</p>
      <p>
        Readers cannot see this page. To publish it, remove <code translate="no">draft: true</code>{' '}
        from its front matter.
      </p>
    </aside>
  </div>
);

/**
 * A notice that the page is not about the newest version, with a link to the newest version: to the same page if that
 * version has it. It is styled as a caution, because every doc loads the styles of a caution.
 */
export function VersionBanner({ banner }: { banner: VersionBannerText }) {
  const { label, isReleased, newest } = banner;
  return (
    <div className={PROSE}>
      <aside className={`${ADMONITION} ${ADMONITION}-caution`} aria-label={message('Version')}>
        <p className={ADMONITION_TITLE}>
          {isReleased
            ? message('This page is about {label}, an older version.', { label })
            : message('This page is about {label}, which is not released yet.', { label })}
        </p>
        {newest && (
          <p>
            <a href={sitePath(newest.path)}>
              {newest.isSamePage
                ? message('The same page for {label}', { label: newest.label })
                : message('Docs for {label}', { label: newest.label })}
            </a>
          </p>
        )}
      </aside>
    </div>
  );
}
