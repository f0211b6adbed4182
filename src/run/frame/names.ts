/** Name of the document that runs programs, in the folder of runs. */
export const FRAME_FILE = 'frame.html';
