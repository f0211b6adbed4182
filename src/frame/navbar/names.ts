/** Id of the last thing in the bar at the top, which the head names: the first paint waits for it. */
export const navbarEndId = 'navbar-end';
