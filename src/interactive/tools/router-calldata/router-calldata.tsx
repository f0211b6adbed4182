/** @jsxImportSource @emotion/react */
import { type Reading } from '../../../protocol/exact/reading';
import { decodeExecute, type DecodedExecute } from '../../../protocol/calldata/router-calldata';
import { useAddressState } from '../../kit/use-address-state';
import { Choice } from '../kit/choice';
import { CopyButton } from '../kit/copy-button';
import { DecodedSteps } from './decoded-steps';
import { NoResult, Warnings } from '../kit/notes';
import {
  changeRouterMode,
  deadlineProblem,
  describeCalldata,
  routerCalldataCodec,
} from './router-calldata-state';
import { ScrollingBytes } from './scrolling-bytes';
import { StepList } from './step-list';
import { TextField } from '../kit/text-field';
import { timeInWords } from '../kit/time-in-words';
import { ToolFrame } from '../kit/tool-frame';
import { partTitle, titleRow } from '../kit/tool-styles';

const ID = 'router-calldata';

function summarise(shown: Reading<DecodedExecute>): string {
  if (shown.problem !== undefined) return `No calldata. ${shown.problem}`;
  const names = shown.value.steps.map(({ name, number }) => name ?? `unknown command ${number}`);
  return `Calldata with ${names.length === 1 ? '1 command' : `${names.length} commands`}: ${names.join(', ')}.`;
}

/** Encodes commands of the universal router as calldata of `execute`, and decodes it. */
export default function RouterCalldata() {
  const address = useAddressState(routerCalldataCodec);
  const { state, set } = address;
  const shown = describeCalldata(state);
  return (
    <ToolFrame
      id={ID}
      title="Router calldata"
      caption="Commands and inputs of @uniswap/universal-router 1.2.1. A later version has other commands. Nothing you paste leaves this page."
      summary={summarise(shown)}
      address={address}
      controls={
        <>
          <Choice
            id={`${ID}-mode`}
            label="I have"
            value={state.mode}
            options={[
              ['build', 'Commands'],
              ['decode', 'Calldata'],
            ]}
            onChange={(mode) => set(changeRouterMode(state, mode))}
          />
          {state.mode === 'build' ? (
            <>
              <StepList id={ID} steps={state.steps} onChange={(steps) => set({ steps })} />
              <TextField
                id={`${ID}-deadline`}
                label="Deadline, seconds since 1970"
                inputMode="numeric"
                value={state.deadline}
                meaning={timeInWords(state.deadline)}
                problem={deadlineProblem(state.deadline)}
                hint="Leave it empty for the execute without a deadline."
                onChange={(deadline) => set({ deadline })}
              />
            </>
          ) : (
            <TextField
              id={`${ID}-calldata`}
              label="Calldata"
              rows={6}
              value={state.calldata}
              problem={decodeExecute(state.calldata).problem}
              onChange={(calldata) => set({ calldata })}
            />
          )}
        </>
      }
      result={
        shown.problem === undefined ? (
          <>
            <Warnings texts={shown.value.warnings} />
            <DecodedSteps steps={shown.value.steps} deadline={shown.value.deadline} />
            <div>
              <div css={titleRow}>
                <p css={partTitle} id={`${ID}-bytes`}>
                  Calldata · {(shown.value.calldata.length - 2) / 2} bytes
                </p>
                <CopyButton of="calldata" text={shown.value.calldata} />
              </div>
              <ScrollingBytes bytes={shown.value.calldata} labelledBy={`${ID}-bytes`} />
            </div>
          </>
        ) : (
          <NoResult problem={shown.problem} />
        )
      }
    />
  );
}
