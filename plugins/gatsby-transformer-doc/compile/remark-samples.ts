import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta, type CodeMeta } from './code-meta';
import type { CompileSettings } from './compile-doc';
import { report, suggest } from './problems';
import { sampleRegion } from './sample-region';

/** Puts the named region of a sample file into an empty fence, and carries the fence's meta to the drawing step. */
export function remarkSamples({ readSource }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const meta = parseCodeMeta(node.meta);
      for (const mistake of meta.mistakes) report(file, node, `code fence: ${mistake}`);
      node.data = { ...node.data, hProperties: { dataMeta: node.meta ?? '' } };
      if (meta.file === undefined) return;
      if (node.value.trim()) {
        report(file, node, `a fence that shows the sample "${meta.file}" must be empty`);
        return;
      }
      node.value = region(meta, meta.file, readSource, (message) => report(file, node, message));
    });
  };
}

function region(
  meta: CodeMeta,
  sample: string,
  readSource: CompileSettings['readSource'],
  fail: (message: string) => void,
): string {
  const path = `content/samples/${sample}`;
  const source = readSource(path);
  if (source === undefined) {
    fail(`there is no sample file ${path}`);
    return '';
  }
  const found = sampleRegion(source, meta.region);
  if ('code' in found) return found.code;
  fail(
    found.unclosed
      ? `the region "${meta.region}" of ${path} is not closed; write "#endregion ${meta.region}"`
      : `${path} has no region "${meta.region}"; ${suggest(meta.region ?? '', found.regions)}`,
  );
  return '';
}
