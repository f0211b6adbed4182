import { regionImports } from './region-imports';
import { solidityFrame } from './solidity-frame';

/** What is drawn, folded, around a region, and copied with it. */
export interface SampleFrame {
  /** What stands in the fold before the code; the packages and files are named after it. */
  name: string;
  before: string;
  after: string;
  /** Packages and own files that `before` imports from. */
  modules: string[];
  /** How far the region is set in within its file, in characters. */
  indent: number;
  /** Follows "Copied". */
  copied: string;
}

/** What makes a file of a region, or why nothing does. */
export interface FrameResult {
  frame?: SampleFrame;
  mistakes: string[];
}

/**
 * Finds what a region of a sample lacks to be a file that compiles; no frame where it lacks nothing.
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
