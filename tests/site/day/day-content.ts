/** Files that the soak test adds to the small site's good content. Every build in the test has them. */
export const dayContent: Record<string, string> = {
  'docs/guides/soon.mdx': docText('Soon', 'No draft any more.'),
  'docs/guides/drawn.mdx': docText('Drawn', '## Errors\n\n<ErrorCodes of="v3-core" />'),
  'glossary.yml': "- { term: Seldom, glossary: general, text: 'What is not often met.' }\n",
};

/** Returns the text of a doc with a title and a body. */
export function docText(title: string, body: string): string {
  return `---
title: ${title}
description: A page that somebody writes, moves, breaks and mends in the course of a day.
---

${body}
`;
}
