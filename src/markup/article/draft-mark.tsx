import { ADMONITION, ADMONITION_TITLE } from '../admonitions/names';
import { PROSE } from './names';

/** Marks a draft above its page in development. It is styled as a note, because every doc has the styles of a note. */
export const DraftMark = () => (
  <div className={PROSE}>
    <aside className={`${ADMONITION} ${ADMONITION}-note`} aria-label="Draft">
      <p className={ADMONITION_TITLE}>Draft</p>
      <p>
        Readers do not get this page. To publish it, remove <code translate="no">draft: true</code>{' '}
        from its front matter.
      </p>
    </aside>
  </div>
);
