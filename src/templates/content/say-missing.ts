import { answers } from '../../kit/dom/answers';
import { reloadWithEdits } from '../../kit/dom/reload-with-edits';
import { message } from '../../kit/language/message';

/** Loads the page anew where the host answers; else the page stays, which is more than an empty window. */
async function loadAnew(): Promise<void> {
  if (await answers(window.location.href)) reloadWithEdits();
}

/**
 * Says behind a component that its code does not come. It may be gone with the deployment that this page came from:
 * then no asking again helps. Only the reader loads the page anew, who may be half way through a form.
 *
 * @returns takes the note away
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
