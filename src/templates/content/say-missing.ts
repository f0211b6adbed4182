import { isReachable } from '../../kit/dom/is-reachable';
import { reloadWithEdits } from '../../kit/dom/reload-with-edits';
import { message } from '../../kit/language/message';

/** Reloads the page if the host responds. Otherwise the page stays, which is better than an empty window. */
async function loadAnew(): Promise<void> {
  if (await isReachable(window.location.href)) reloadWithEdits();
}

/**
 * Shows a note after a component whose code does not load. The code may have been removed with the deployment that this
 * page came from, so retrying would not help. Only the reader may reload the page, because they may be halfway through
 * a form.
 *
 * @returns a function that removes the note
 */
export function sayMissing(place: Element): () => void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain-button';
  button.textContent = message('Load the page anew');
  button.addEventListener('click', () => void loadAnew());
  note.append(message('This part of the page could not be loaded.'), ' ', button);
  place.after(note);
  return () => note.remove();
}
