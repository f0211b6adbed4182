import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import type { Draft } from './draft';

/** Formats the edited data files with Prettier; MDX is left as it is. */
export async function formatDraft(draft: Draft): Promise<void> {
  for (const [file, { after }] of draft.changes) {
    if (after === null || !file.endsWith('.yml')) continue;
    const path = join(draft.root, file);
    const { ignored } = await getFileInfo(path, {
      ignorePath: join(draft.root, '.prettierignore'),
    });
    if (ignored) continue;
    const options = await resolveConfig(path);
    draft.write(file, await format(after, { ...options, filepath: path }));
  }
}
