import type { DataNode } from './data-nodes';

/**
 * The node of a sample or a figure, by the source of its file; none for the list of samples.
 *
 * @param source name of the source: `samples`, `figures`
 * @param relativePath from the source's folder
 */
export function fileNode(source: string, relativePath: string): DataNode | undefined {
  const type = typeOf(source, relativePath);
  const fields = { name: relativePath, file: `content/${source}/${relativePath}`, line: 1 };
  return type && { type, key: relativePath, fields };
}

function typeOf(source: string, relativePath: string): 'Sample' | 'Figure' | undefined {
  if (source === 'figures' && relativePath.endsWith('.svg')) return 'Figure';
  if (source === 'samples' && !relativePath.endsWith('.yml')) return 'Sample';
  return undefined;
}
