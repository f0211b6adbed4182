// SPDX-License-Identifier: MIT
/** The config of the project that Hardhat runs in, with the compiler that npm installed: none is downloaded. */
const { join } = require('node:path');
const { subtask } = require('hardhat/config');
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names');

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => {
  const compilerPath = require.resolve(`solc-${solcVersion}/soljson.js`);
  const { version } = require(`solc-${solcVersion}/package.json`);
  return { compilerPath, isSolcJs: true, version, longVersion: version };
});

const root = process.cwd();
module.exports = {
  ...require(join(root, 'hardhat.config.cjs')),
  paths: { root },
};
