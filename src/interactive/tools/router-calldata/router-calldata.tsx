/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { type DecodedExecute, decodeExecute } from '../../../protocol/calldata/router-calldata';
import type { Reading } from '../../../protocol/exact/reading';
import { useAddressState } from '../../kit/use-address-state';
import { Choice } from '../kit/choice';
import { CopyValueButton } from '../kit/copy-value-button';
import { TextField } from '../kit/text-field';
import { NoResult, ToolLayout, Warnings } from '../kit/tool-layout';
import { mono, partTitle, titleRow } from '../kit/tool-styles';
import { DecodedSteps } from './decoded-steps';
import { timeInWords } from './field-meaning';
import {
  changeRouterMode,
  deadlineProblem,
  describeCalldata,
  routerCalldataCodec,
} from './router-calldata-state';
import { StepList } from './step-list';

const block = css(mono, {
  maxHeight: '13rem',
  margin: 'var(--space-2) 0 0',
  padding: 'var(--space-3)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface)',
  fontSize: 'var(--size-xs)',
  overflowY: 'auto',
  wordBreak: 'break-all',
});

interface ScrollingBytesProps {
  /** `0x` and hex digits. */
  bytes: string;
  /** Id of the element that labels them. */
  labelledBy: string;
}

/** Shows bytes in a block of limited height. The block is a tab stop only if it scrolls. */
function ScrollingBytes({ bytes, labelledBy }: ScrollingBytesProps) {
  const element = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const look = () => setScrolls(shown.scrollHeight > shown.clientHeight);
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    look();
    return () => observer.disconnect();
  }, [bytes]);
  return (
    <div
      ref={element}
      css={block}
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={scrolls ? 0 : undefined}
      data-calldata
    >
      {bytes}
    </div>
  );
}

const ID = 'router-calldata';

function summarise(shown: Reading<DecodedExecute>): string {
  if (shown.problem !== undefined) return `No calldata. ${shown.problem}`;
  const names = shown.value.steps.map(({ name, number }) => name ?? `unknown command ${number}`);
  return `Calldata with ${names.length === 1 ? '1 command' : `${names.length} commands`}: ${names.join(', ')}.`;
}

/** Encodes commands of the universal router as calldata for `execute`, or decodes calldata. */
export default function RouterCalldata() {
  const address = useAddressState(routerCalldataCodec);
  const { state, set } = address;
  const shown = describeCalldata(state);
  return (
    <ToolLayout
      id={ID}
      title="Router calldata"
      caption="Commands and inputs of @uniswap/universal-router 1.2.1. Later versions have different commands. Nothing you paste leaves this page."
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
                label="Deadline, as a Unix timestamp in seconds"
                inputMode="numeric"
                value={state.deadline}
                meaning={timeInWords(state.deadline)}
                problem={deadlineProblem(state.deadline)}
                hint="Leave it empty to call the execute function that has no deadline."
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
                <CopyValueButton of="calldata" text={shown.value.calldata} />
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
