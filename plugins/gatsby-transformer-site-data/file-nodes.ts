import type { DataNode } from './data-nodes';

/**
 * Returns the node of a sample or a figure; undefined for other files, such as the list of samples.
 *
 * @param source name of the file source: `samples`, `figures`
 * @param relativePath path relative to the source's folder
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
