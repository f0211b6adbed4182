// SPDX-License-Identifier: MIT
// #region remember
const KEY = 'last-wallet';

/** Remembers the visitor's connected wallet for the next visit. */
export function rememberWallet(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage is full or blocked, so the next visit starts with the button again.
  }
}

/** Returns the name of the wallet of the last visit. */
export function rememberedWallet(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the wallet. Call this when the visitor disconnects. */
export function forgetWallet(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If storage is blocked, nothing was stored either.
  }
}
// #endregion remember
