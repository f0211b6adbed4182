import type { CompiledDoc } from './compile/compiled-doc';

/**
 * Shown for a doc that has had mistakes since `develop` was started, or since its file was deleted and created again.
 * Any other page keeps its last good version. `gatsby-plugin-develop-findings` reports the mistakes.
 */
export const mistakenDoc: CompiledDoc = {
  body: [{ html: '<p>This page has mistakes. It is shown here once they are fixed.</p>' }],
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
