import { ADMONITION, ADMONITION_TITLE } from '../admonitions/names';
import { PROSE } from './names';

/** Says above a page, while developing, that it is a draft. It looks like a note, whose style every doc has for its text. */
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
