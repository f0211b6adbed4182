/**
 * Presses the button that was clicked before the page's script had started, so that a reader on a slow network need not
 * press it again. Links and folds need no script, so they are left alone. Call it after everything that waits for an
 * interaction has started, because it forgets the early ones.
 */
export function replayEarlyClick(): void {
  window.onpopstate = document.onclick = document.onkeydown = document.onpointermove = null;
  const { click } = window.earlyEvents ?? {};
  window.earlyEvents = undefined;
  if (click instanceof Element) click.closest('button')?.click();
}
