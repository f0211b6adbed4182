import { listen, type Stop } from '../../kit/dom/delegate';

const nothing = () => undefined;

/** Address and router's key where the menu was opened, for as long as the router has not moved. */
let place: string | undefined;
/** Whether the reader stands on the menu's entry. */
let standing = false;
let onLeft: () => void = nothing;

const stateOf = () => window.history.state as { key?: string; menu?: true } | null;
const isMenuEntry = () => stateOf()?.menu === true;
const here = () => `${window.location.href} ${stateOf()?.key ?? ''}`;

const stand = () => {
  place = here();
  standing = true;
};

/** Gives the open menu an entry of its own, so that Back closes it instead of leaving the page. */
export function pushMenuEntry(): void {
  window.history.pushState({ ...stateOf(), menu: true }, '');
  stand();
}

/** Steps back to the page's own entry, then calls back: what follows comes after the page, and not after its menu. */
export function leaveMenuEntry(then: () => void = nothing): void {
  if (!isMenuEntry()) {
    then();
    return;
  }
  stand();
  onLeft = then;
  window.history.back();
}

/** For a move of the router: what it left is no longer next to where it is. */
export function forgetMenuEntry(): void {
  place = undefined;
  standing = false;
}

/**
 * Follows steps between a page and its menu's entry, and hides them from the router: the page stays. An entry whose
 * menu is closed, met by Forward or after a reload, would be a press of Back that does nothing: it is stepped off.
 */
export function watchMenuEntry(isOpen: () => boolean, shut: () => void): Stop {
  const onPop = (event: PopStateEvent) => {
    const then = onLeft;
    onLeft = nothing;
    const before = standing;
    standing = isMenuEntry();
    // A step of others, such as out of search that was opened over the menu.
    if (before === standing && standing === isOpen()) return;
    if (here() === place) event.stopImmediatePropagation();
    if (!standing) shut();
    if (!standing || !isOpen()) leaveMenuEntry(then);
  };
  leaveMenuEntry();
  // Before the router, which listens on the same target.
  return listen(window, 'popstate', onPop, { capture: true });
}
