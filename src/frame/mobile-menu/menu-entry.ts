import { listen, type Stop } from '../../kit/dom/delegate';

const nothing = () => undefined;

/** URL and router key of the page where the menu was opened; undefined once the router has navigated. */
let place: string | undefined;
/** Whether the current history entry is the menu's. */
let standing = false;
let onLeft: () => void = nothing;

const stateOf = () => history.state as { key?: string; menu?: true } | null;
const isMenuEntry = () => stateOf()?.menu === true;
const here = () => `${location.href} ${stateOf()?.key ?? ''}`;

const stand = () => {
  place = here();
  standing = true;
};

/** Gives the open menu its own history entry, so that Back closes the menu instead of leaving the page. */
export function pushMenuEntry(): void {
  history.pushState({ ...stateOf(), menu: true }, '');
  stand();
}

/**
 * Goes back to the page's own history entry, then calls back, so that a navigation follows the page's entry and not the
 * menu's.
 */
export function leaveMenuEntry(then: () => void = nothing): void {
  if (!isMenuEntry()) {
    then();
    return;
  }
  stand();
  onLeft = then;
  history.back();
}

/** Call when the router has navigated: the entry it left is no longer adjacent to the current one. */
export function forgetMenuEntry(): void {
  place = undefined;
  standing = false;
}

/**
 * Handles steps between a page and its menu's history entry and hides them from the router, because the page does not
 * change. The entry of a closed menu, reached by Forward or after a reload, is skipped, because pressing Back on it
 * would do nothing.
 */
export function watchMenuEntry(isOpen: () => boolean, shut: () => void): Stop {
  const onPop = (event: PopStateEvent) => {
    const then = onLeft;
    onLeft = nothing;
    const before = standing;
    standing = isMenuEntry();
    // Ignore a step that does not belong to the menu, for example one that closes a search opened over the menu.
    if (before === standing && standing === isOpen()) return;
    if (here() === place) event.stopImmediatePropagation();
    if (!standing) shut();
    if (!standing || !isOpen()) leaveMenuEntry(then);
  };
  leaveMenuEntry();
  // Capturing, to run before the router, which listens on the same target.
  return listen(window, 'popstate', onPop, { capture: true });
}
