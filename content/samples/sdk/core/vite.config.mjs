// SPDX-License-Identifier: MIT
// #region config
import { fileURLToPath } from 'node:url';

// The full path of one CommonJS file: every package gets this copy, however it loads it.
const jsbi = new URL('./node_modules/jsbi/dist/jsbi-cjs.js', import.meta.url);

export default {
  resolve: { alias: { jsbi: fileURLToPath(jsbi) } },
};
// #endregion config
