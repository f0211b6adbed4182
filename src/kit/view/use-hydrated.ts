import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React takes over its page, which knows no query; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
