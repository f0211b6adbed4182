import type { ContentNode } from '../../src/site/content/content-tree';
import { withProductName, type Product } from '../../src/site/settings/product-text';
import { followSources } from './compiled-field';
import { languageOfFile } from '../../src/site/content/code-languages';
import type { LocaleArgument } from './in-locale';
import type { QueryContext } from './query-context';
import { compilerOfRun } from './state';

/** A whole sample shown on a page that is not a doc. */
interface ShownSample {
  /** Describes what the code does. */
  title: string;
  /** Path in content/samples. */
  file: string;
}

/** Renders a sample as docs do, by compiling a doc with no other content. */
export const sampleBlock =
  (root: string, product: Product) =>
  async (
    { title, file }: ShownSample,
    { locale }: LocaleArgument,
    context: QueryContext,
  ): Promise<ContentNode[]> => {
    const docs = locale ? `content/locales/${locale}/docs` : 'content/docs';
    const text = docOf({ title: withProductName(title, product), file });
    const { body, sources } = await compilerOfRun().compile(`${docs}/samples/${file}`, text);
    await followSources(root, sources, context);
    return body;
  };

const docOf = ({ title, file }: ShownSample): string => `---
title: A sample
description: A sample that a page shows whole, which is no doc of its own.
---

\`\`\`${languageOfFile(file) ?? 'text'} title="${title}" file="${file}"
\`\`\`
`;
