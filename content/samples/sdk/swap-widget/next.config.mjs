// SPDX-License-Identifier: MIT
// #region config
const nextConfig = {
  webpack: (config) => {
    // A package deep inside the widget asks for Node's file system: browsers have none.
    config.resolve.fallback = { ...config.resolve.fallback, fs: false };
    return config;
  },
};

export default nextConfig;
// #endregion config
