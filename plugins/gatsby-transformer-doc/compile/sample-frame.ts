import { regionImports } from './region-imports';
import { solidityFrame } from './solidity-frame';

/** The rest of a region's file, shown collapsed around it and copied with it. */
export interface SampleFrame {
  /** Label of the fold above the code; `modules` are listed after it. */
  name: string;
  before: string;
  after: string;
  /** Packages and own files that `before` imports from. */
  modules: string[];
  /** Indentation of the region in its file, in characters. */
  indent: number;
  /** Shown after "Copied". */
  copied: string;
}

/** The frame of a region, or the reasons why the region cannot become a complete file. */
export interface FrameResult {
  frame?: SampleFrame;
  mistakes: string[];
}

/**
 * Returns the code that turns a region of a sample into a file that compiles; no frame if the region is complete.
 *
 * @param path of the sample, from the project root
 */
export function sampleFrame(path: string, source: string, region: string): FrameResult {
  if (/\.tsx?$/.test(path)) {
    const { code, modules, mistakes } = regionImports(path, source, region);
    const frame = {
      name: 'Imports',
      before: code,
      after: '',
      modules,
      indent: 0,
      copied: 'with imports',
    };
    return code ? { frame, mistakes } : { mistakes };
  }
  if (!path.endsWith('.sol')) return { mistakes: [] };
  const { before, after, modules, indent } = solidityFrame(source, region);
  if (!before && !after) return { mistakes: [] };
  const name = modules.length > 0 ? 'Imports and contract' : 'Contract';
  return {
    frame: { name, before, after, modules, indent, copied: 'as a whole file' },
    mistakes: [],
  };
}
