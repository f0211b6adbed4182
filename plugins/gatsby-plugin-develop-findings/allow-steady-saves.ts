import { markNodesDirty } from 'gatsby/dist/state-machines/develop/actions.js';

/** The event for a node change in Gatsby's state machine. */
interface NodeChange {
  payload: { type: string; payload: [node?: { internal?: { type?: string } }] };
}

/**
 * Returns whether the changed node is a File. gatsby-source-filesystem changes these when a file is saved or deleted.
 */
const isSave = ({ payload }: NodeChange) => payload.payload[0]?.internal?.type === 'File';

/**
 * Lets writers save as often as they like. Gatsby stops `gatsby develop` if nodes change during seven query runs in a
 * row, because a resolver that changes nodes would make it run queries forever. But saves change nodes too, so a
 * writer, a formatter or a checkout that saves during each run would stop it. Here, each save resets the count of runs;
 * without saves, Gatsby's limit still holds.
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
