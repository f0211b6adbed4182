import { NO_PRINT } from '../../../src/kit/names';
import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { ContentError } from '../../../src/site/sources/content-problem';
import { CHAIN_FILE } from '../../../src/site/projects/local-chain';
import { NameClash } from '../../../src/site/projects/project-samples';
import { projectOfDoc, type Project } from '../../../src/site/projects/project-of-doc';
import { zipPath, zipProject } from '../../../src/site/projects/zip-project';
import type { CompileSettings } from './compile-settings';
import { DOWNLOAD_PROJECT } from '../../../src/markup/code/names';
import { LANDING } from '../../../src/markup/landing/names';

/**
 * Adds a "Download project" link, with the project's contents and size, to a page whose samples can be downloaded as a
 * project. The link is at the top of the page, or below its `<Landing>`.
 */
export function rehypeProject({ product, basePath, readSource, message }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    const project = projectOf(file);
    if (!project) return;
    const kilobytes = Math.max(1, Math.round(zipProject(project).length / 1000));
    tree.children.splice(
      afterLanding(tree),
      0,
      h('p', { className: [DOWNLOAD_PROJECT], [NO_PRINT]: '' }, [
        h(
          'a',
          { href: basePath + zipPath(project.name), download: '' },
          message('Download project'),
        ),
        ` (${contentsOf(project)}, ${kilobytes} kB)`,
      ]),
    );
  };

  function projectOf(file: VFile): Project | undefined {
    try {
      return projectOfDoc(file.path, product, readSource);
    } catch (error) {
      if (error instanceof NameClash) file.message(error.message);
      // Ignore mistakes in the index of samples or in front matter, because they are reported where these files are
      // read.
      else if (!(error instanceof ContentError)) throw error;
      return undefined;
    }
  }
}

/** Returns the index after the `<Landing>` component, or 0 if the page has none. */
const afterLanding = ({ children }: Root): number =>
  children.findIndex((child) => child.type === 'element' && child.children.some(isLanding)) + 1;

const isLanding = (node: ElementContent): boolean =>
  node.type === 'element' &&
  Array.isArray(node.properties.className) &&
  node.properties.className.includes(LANDING);

/** Formats the contents as `package.json, tsconfig.json and 6 source files`. */
function contentsOf({ files }: Project): string {
  const names = [...files.keys()];
  const setUp = ['package.json', 'tsconfig.json', 'hardhat.config.cjs', CHAIN_FILE].filter((name) =>
    files.has(name),
  );
  const sources = names.filter((name) => /\.(?:tsx?|sol)$/.test(name)).length;
  return `${setUp.join(', ')} and ${sources} source ${sources === 1 ? 'file' : 'files'}`;
}
