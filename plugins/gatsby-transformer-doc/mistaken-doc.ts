import type { CompiledDoc } from './compile/compiled-doc';

/**
 * Shown for a doc that has had mistakes since develop was started, or since its file was deleted and written again. Any other
 * page stays as it was last right. The mistakes are told by `gatsby-plugin-develop-findings`.
 */
export const mistakenDoc: CompiledDoc = {
  body: [{ html: '<p>This page has mistakes. It is shown here once they are mended.</p>' }],
  headings: [],
  links: [],
  sections: [],
  math: false,
  errors: false,
  mathClasses: [],
  mathLetters: '',
  proseWords: [],
  undescribed: [],
  samples: [],
  figures: [],
  components: [],
  terms: [],
};
