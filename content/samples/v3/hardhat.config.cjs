// SPDX-License-Identifier: MIT
// #region config
/** @type {import('hardhat/config').HardhatUserConfig} */
module.exports = {
  solidity: {
    version: '0.7.6',
    settings: { optimizer: { enabled: true, runs: 800 } },
  },
  networks: {
    // The node of `npx hardhat node`. Without this line it answers 31337, on a fork too.
    hardhat: { chainId: 1 },
  },
};
// #endregion config
