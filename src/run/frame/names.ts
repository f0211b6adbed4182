/** The document that programs run in, in the folder of runs. */
export const FRAME_FILE = 'frame.html';
