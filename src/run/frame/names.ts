/** Name of the document that runs programs, in `RUN_FOLDER`. */
export const FRAME_FILE = 'frame.html';
