/** File in `RUN_FOLDER` with the measured calls. */
export const GAS_RUNS_NAME = 'gas.json';
