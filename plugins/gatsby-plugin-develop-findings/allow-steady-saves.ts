import { markNodesDirty } from 'gatsby/dist/state-machines/develop/actions.js';

/** A change of the nodes, as Gatsby's state machine is told of it. */
interface NodeChange {
  payload: { type: string; payload: [node?: { internal?: { type?: string } }] };
}

/** Whether gatsby-source-filesystem makes or deletes a File node: it does so because a file was saved or deleted. */
const isSave = ({ payload }: NodeChange) => payload.payload[0]?.internal?.type === 'File';

/**
 * Lets a writer save as often as they like. Gatsby ends `gatsby develop` if nodes change during seven runs of the queries in a
 * row, because a resolver that changes nodes would make it run them for ever. Saves change nodes, too: a writer, a formatter
 * or a checkout that saves during each run would end it. A save starts the count of runs anew; without one, Gatsby's limit
 * holds.
 */
export function allowSteadySaves(): void {
  markNodesDirty.assignment = {
    nodesMutatedDuringQueryRun: true,
    nodesMutatedDuringQueryRunRecompileCount: (
      { nodesMutatedDuringQueryRunRecompileCount },
      event,
    ) => (isSave(event as unknown as NodeChange) ? 0 : nodesMutatedDuringQueryRunRecompileCount),
  };
}
