// SPDX-License-Identifier: MIT
// #region remember
const KEY = 'last-wallet';

/** Notes the wallet that the visitor has connected, for the next visit. */
export function rememberWallet(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage is full or blocked: the next visit starts with the button again.
  }
}

/** The name of the wallet of the last visit. */
export function rememberedWallet(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Call this when the visitor disconnects. */
export function forgetWallet(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
// #endregion remember
