/** Document in which programs run, in the folder of runs. */
export const FRAME_FILE = 'frame.html';
