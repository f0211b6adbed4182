import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fenceReasons, parseCodeMeta, type CodeMeta } from '../../../src/site/samples/code-meta';
import type { CompileSettings } from './compile-settings';
import { report } from './problems';
import { suggest } from '../../../src/site/sources/suggest';
import { isSignature } from './reference/signature';
import {
  SAMPLE_INDEX,
  sampleFacts,
  type SampleFacts,
} from '../../../src/site/samples/sample-index';
import { programOf } from '../../../src/site/samples/program-of';
import { readScenario, scenarioPath } from '../../../src/site/runs/scenario';
import { sampleFrame, type SampleFrame } from './sample-frame';
import { sampleRegion } from '../../../src/site/samples/sample-region';
import { FENCE_META, SHOWN_SAMPLE } from './names';

/** Languages of programs: code in them either is a region of a sample that a test runs, or says why not. */
const programs = ['solidity', 'ts', 'tsx', 'js', 'jsx', 'graphql'];

/** What the drawing step is told of a fence that shows a sample. */
export interface ShownSample {
  /** From `content/samples`. */
  file: string;
  /** Missing where the file is no program. */
  facts?: SampleFacts | undefined;
  frame?: SampleFrame | undefined;
  /** What runs on the page: the sample and its region, or the program and the file of it that is shown. */
  runs?: string | undefined;
}

/** Puts the named region of a sample file into an empty fence, and carries what the fence says to the drawing step. */
export function remarkSamples({ readSource }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      if (isSignature(node)) return;
      const meta = parseCodeMeta(node.meta);
      const fail = (message: string) => report(file, node, message);
      for (const mistake of meta.mistakes) fail(`code fence: ${mistake}`);
      const shown =
        meta.file === undefined ? undefined : fill(node, meta, meta.file, readSource, fail);
      if (meta.file === undefined && !meta.reason && programs.includes(node.lang ?? '')) {
        fail(
          `this ${node.lang ?? ''} fence is no sample that a test runs: show one by file="…" region="…", or say why not: ${fenceReasons.join(', ')}`,
        );
      }
      const marked = [...meta.highlighted, ...meta.inserted, ...meta.deleted];
      const lines = node.value.split('\n').length;
      const beyond = marked.filter((line) => line < 1 || line > lines);
      if (beyond.length > 0)
        fail(`code fence: it marks line ${beyond.join(', ')}, and the code has ${lines}`);
      node.data = {
        ...node.data,
        hProperties: {
          [FENCE_META]: node.meta ?? '',
          ...(shown && { [SHOWN_SAMPLE]: JSON.stringify(shown) }),
        },
      };
    });
  };
}

/** What a sample is written in, where its name says so for certain. */
export const languageOf = (sample: string): string | undefined =>
  ({ sol: 'solidity', ts: 'ts', tsx: 'tsx', graphql: 'graphql' })[sample.split('.').at(-1) ?? ''];

/** The region, where the scenario has a call for it. */
const callOf = (text: string, path: string, region: string): string | undefined =>
  readScenario(text, path).calls.find((call) => call.region === region)?.region;

function fill(
  node: Code,
  meta: CodeMeta,
  sample: string,
  readSource: CompileSettings['readSource'],
  fail: (message: string) => void,
): ShownSample | undefined {
  const language = languageOf(sample);
  if (language && language !== node.lang)
    fail(`the sample ${sample} is ${language}: write \`\`\`${language}`);
  if (node.value.trim()) fail(`a fence that shows the sample "${sample}" must be empty`);
  const path = `content/samples/${sample}`;
  const source = readSource(path);
  if (source === undefined) {
    fail(`there is no sample file ${path}`);
    return undefined;
  }
  const found = sampleRegion(source, meta.region);
  if ('code' in found) node.value = found.code;
  else {
    fail(
      found.unclosed
        ? `the region "${meta.region}" of ${path} is not closed; write "#endregion ${meta.region}"`
        : `${path} has no region "${meta.region}"; ${suggest(meta.region ?? '', found.regions)}`,
    );
  }
  // What a program printed, beside it: the program's own block says what it ran with.
  if (sample.endsWith('.txt')) return undefined;
  const facts = sampleFacts(readSource(SAMPLE_INDEX) ?? '[]', sample);
  if (!facts) fail(`${sample} is not listed in ${SAMPLE_INDEX}: list its packages and its test`);
  const runs = whatRuns(sample, meta.region, readSource);
  if (meta.region === undefined || !('code' in found)) return { file: sample, facts, runs };
  const { frame, mistakes } = sampleFrame(path, source, meta.region);
  mistakes.forEach(fail);
  return { file: sample, facts, frame, runs };
}

/** What Run under a sample runs: the call of a contract, or the program that the file is a part of. */
function whatRuns(
  sample: string,
  region: string | undefined,
  readSource: CompileSettings['readSource'],
): string | undefined {
  if (sample.endsWith('.sol')) {
    const scenario = readSource(scenarioPath(sample));
    const call = scenario && region && callOf(scenario, scenarioPath(sample), region);
    return call && `${sample}#${call}`;
  }
  const program = programOf(sample, readSource(SAMPLE_INDEX) ?? '[]', (file) =>
    readSource(`content/samples/${file}`),
  );
  return program && `${program}#${sample}`;
}
