import type { ContentNode } from '../../src/site/content/content-tree';
import { withProductName, type Product } from '../../src/site/settings/product-text';
import { followSources } from './compiled-field';
import { languageOf } from './compile/remark-samples';
import type { LocaleArgument } from './in-locale';
import type { QueryContext } from './query-context';
import { compilerOfRun } from './state';

/** Where a page that is no doc shows a whole sample. */
interface ShownSample {
  /** What the code does. */
  title: string;
  /** From content/samples. */
  file: string;
}

/** The sample as docs show it: compiled like one that holds nothing else. */
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

\`\`\`${languageOf(file) ?? 'text'} title="${title}" file="${file}"
\`\`\`
`;
