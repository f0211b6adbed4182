import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fenceReasons, parseCodeMeta, type CodeMeta } from '../../../src/site/samples/code-meta';
import { languageOfFile, programLanguages } from '../../../src/site/content/code-languages';
import type { CompileSettings } from './compile-settings';
import { suggest } from '../../../src/site/sources/suggest';
import { isSignature } from './reference/signature';
import {
  SAMPLE_INDEX,
  sampleFacts,
  type SampleFacts,
} from '../../../src/site/samples/sample-index';
import { programOf } from '../../../src/site/samples/programs';
import { readScenario, scenarioPath } from '../../../src/site/runs/scenario';
import { sampleContext, type SampleContext } from './sample-context';
import { regionLine, sampleRegion } from '../../../src/site/samples/sample-region';
import { answerQueries } from '../../../src/site/samples/type-queries';
import { typesOfSample } from '../../../src/site/samples/committed-types';
import { FENCE_META, SHOWN_SAMPLE } from './names';

/** Data about the sample that a fence shows, for the step that renders the fence. */
export interface ShownSample {
  /** Path in `content/samples`. */
  file: string;
  /** Packages and test of the sample. Undefined if the sample is not in the index. */
  facts?: SampleFacts | undefined;
  context?: SampleContext | undefined;
  /**
   * Target of the Run button: a contract sample and its region, or a program and the file of the program that the fence
   * shows.
   */
  runs?: string | undefined;
  /** If the names of the sample have types, the fence's first line in the whole sample, counted from 0. */
  firstLine?: number | undefined;
}

/**
 * Fills an empty fence with the named region of a sample file, and stores the fence's options for the step that renders
 * it. Reports a fence with program code that neither names a sample nor states why it isn't one.
 */
export function remarkSamples({ readSource }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      if (isSignature(node)) return;
      const meta = parseCodeMeta(node.meta);
      const fail = (message: string) => file.message(message, { place: node.position });
      for (const mistake of meta.mistakes) fail(`code fence: ${mistake}`);
      const shown =
        meta.file === undefined ? undefined : fill(node, meta, meta.file, readSource, fail);
      if (meta.file === undefined && !meta.reason && programLanguages.includes(node.lang ?? '')) {
        const fence = `\`\`\`${node.lang ?? ''}`;
        const [reason, ...others] = fenceReasons;
        fail(
          `this ${node.lang ?? ''} code must come from a tested sample: write ${fence} file="…" region="…" and leave the block empty; if it isn't a sample, state why, as in ${fence} ${reason} (or ${others.join(', ')})`,
        );
      }
      const marked = [...meta.highlighted, ...meta.inserted, ...meta.deleted];
      const lines = node.value.split('\n').length;
      const beyond = marked.filter((line) => line < 1 || line > lines);
      if (beyond.length > 0)
        fail(
          `code fence: it highlights line ${beyond.join(', ')}, but the code ends at line ${lines}: correct the numbers in braces`,
        );
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

/**
 * Returns the name of the region if the scenario (the file that defines how readers can run a contract sample) has a
 * call for the region.
 */
const callOf = (text: string, path: string, region: string): string | undefined =>
  readScenario(text, path).calls.find((call) => call.region === region)?.region;

function fill(
  node: Code,
  meta: CodeMeta,
  sample: string,
  readSource: CompileSettings['readSource'],
  fail: (message: string) => void,
): ShownSample | undefined {
  const language = languageOfFile(sample);
  if (language && language !== node.lang)
    fail(`the sample ${sample} is written in ${language}: begin its fence with \`\`\`${language}`);
  if (node.value.trim())
    fail(`this fence shows the sample "${sample}", so it must be empty: remove its lines`);
  const path = `content/samples/${sample}`;
  const source = readSource(path);
  if (source === undefined) {
    fail(`there is no sample ${path}: correct its name, or add the file`);
    return undefined;
  }
  const found = sampleRegion(source, meta.region);
  if ('code' in found) node.value = found.code;
  else {
    fail(
      found.unclosed
        ? `the region "${meta.region}" of ${path} is not closed; write "#endregion ${meta.region}" after its last line`
        : `${path} has no region "${meta.region}"; ${suggest(meta.region ?? '', found.regions)}`,
    );
  }
  // A `.txt` file is the output of a program. It needs no facts, because the fence of that program lists its packages.
  if (sample.endsWith('.txt')) return undefined;
  const facts = sampleFacts(readSource(SAMPLE_INDEX) ?? '[]', sample);
  if (!facts)
    fail(`${sample} is not listed in ${SAMPLE_INDEX}: add an entry with its packages and its test`);
  const runs = whatRuns(sample, meta.region, readSource);
  const types = typesOfSample(sample, source, readSource);
  const firstLine = types && regionLine(source, meta.region);
  if (types && firstLine !== undefined) {
    const { code, missed } = answerQueries(node.value, firstLine, types);
    node.value = code;
    for (const above of missed)
      fail(
        `${path} asks for a type by \`^?\` below "${above}", but there is no name above the caret: move the caret below a name`,
      );
  }
  const shown = { file: sample, facts, runs, firstLine };
  if (meta.region === undefined || !('code' in found)) return shown;
  const { context, mistakes } = sampleContext(path, source, meta.region);
  mistakes.forEach(fail);
  return { ...shown, context };
}

/**
 * Returns the target of the Run button: a contract call, or the program that the file belongs to. Undefined if there is
 * neither.
 */
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
