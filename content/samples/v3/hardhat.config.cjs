// SPDX-License-Identifier: MIT
// #region config
/** @type {import('hardhat/config').HardhatUserConfig} */
module.exports = {
  solidity: {
    version: '0.7.6',
    settings: { optimizer: { enabled: true, runs: 800 } },
  },
  networks: {
    // For `npx hardhat node`. Without this line, its chain ID is 31337, even on a fork.
    hardhat: { chainId: 1 },
  },
};
// #endregion config
