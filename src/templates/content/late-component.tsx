import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { CrashBoundary } from '../../frame/crash-boundary';
import { pageScript } from '../../gatsby/runtime/page-script';
import type { Stop } from '../../kit/dom/delegate';
import { isReachable, reloadWithEdits } from '../../kit/dom/reload';
import { message } from '../../kit/language/message';
import { APP_NEEDED } from '../../kit/names';
import type { InteractiveComponent } from '../../site/content/interactive-components';
import { loadComponent, served } from './component-map';
import { COMPONENT } from './names';
import { restoreFormInput } from './restore-form-input';
import { takeOverMarkup } from './take-over-markup';

/** Distance from the edges of the window at which a component starts to load. */
const MARGIN = '300px';

/**
 * Resolves when an element is near the window, or when the reader interacts with it by pointer, keyboard or touch.
 * Resolves immediately if the browser has no IntersectionObserver.
 */
export async function whenNear(element: Element): Promise<void> {
  if (!('IntersectionObserver' in window)) return;
  await new Promise<void>((resolve) => {
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    const done = () => {
      observer.disconnect();
      for (const type of events) element.removeEventListener(type, done);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    for (const type of events) element.addEventListener(type, done, { passive: true });
  });
}

/** Reloads the page if the host responds. Otherwise keeps the page, which is better than an empty window. */
async function loadAnew(): Promise<void> {
  if (await isReachable(window.location.href)) reloadWithEdits();
}

/**
 * Shows a note after a component whose code does not load. A deployment may have removed the code since the page was
 * loaded, so retrying might not help. The note contains a button that reloads the page. The page is never reloaded
 * without a press, because the reader may be filling in a form.
 *
 * @returns a function that removes the note
 */
export function sayMissing(place: Element): () => void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain-button';
  button.textContent = message('Reload the page');
  button.addEventListener('click', () => void loadAnew());
  note.append(message('This part of the page could not be loaded.'), ' ', button);
  place.after(note);
  return () => note.remove();
}

interface LateComponentProps {
  name: InteractiveComponent;
  /** The props as written in the MDX file. */
  props?: Record<string, never>;
}

/** Number of failed attempts after which an error is shown. A single failure may be transient. */
const CHANCES = 2;

const NO_PROPS = {};
/** Value of `dangerouslySetInnerHTML` that makes React neither compare nor change the served content of an element. */
const AS_SERVED = { __html: '' };

/** An MDX component. It is part of the served page, and is hydrated when the reader comes near it. */
export function LateComponent({ name, props = NO_PROPS }: LateComponentProps) {
  const Served = served[name];
  if (!Served) return <Island name={name} props={props} />;
  return (
    <div {...{ [COMPONENT]: name, [APP_NEEDED]: '' }}>
      <Served {...props} />
    </div>
  );
}

/**
 * Renders a component in its own React root. In the page's root, a lazy component would lose its served markup if the
 * reader navigated, even to a heading of the same page, before the component has loaded. Each navigation changes a
 * context, and React discards markup that it has to update before hydrating it (React error 421).
 */
function Island({ name, props }: Required<LateComponentProps>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    let root: Root | undefined;
    let gone = element === null;
    let failures = 0;
    let takeNoteAway: Stop = () => undefined;
    const onFailure = () => {
      failures += 1;
      if (failures === CHANCES && !gone && element) takeNoteAway = sayMissing(element);
    };
    const draw = async () => {
      if (element) await whenNear(element);
      const Component = await loadComponent(name, onFailure);
      takeNoteAway();
      if (gone || !element) return;
      const drawn = (
        <CrashBoundary path={name} part>
          <Component {...props} />
        </CrashBoundary>
      );
      if (element.firstChild) {
        const enterEdits = restoreFormInput(element);
        const catchUp = () => {
          enterEdits();
          pageScript().earlyClickIn(element)?.click();
        };
        // Hydrate synchronously, because letters typed between hydration and `catchUp` would go into a field that is
        // then reset.
        flushSync(() => {
          root = takeOverMarkup(element, <Alive onAlive={catchUp}>{drawn}</Alive>);
        });
      } else {
        root = createRoot(element);
        root.render(drawn);
      }
    };
    void draw();
    return () => {
      gone = true;
      takeNoteAway();
      // Unmount later, because React may still be rendering the next page.
      setTimeout(() => root?.unmount());
    };
  }, [name, props]);
  return (
    <div
      ref={place}
      {...{ [COMPONENT]: name, [APP_NEEDED]: '' }}
      dangerouslySetInnerHTML={AS_SERVED}
      suppressHydrationWarning
    />
  );
}

interface AliveProps {
  onAlive: () => void;
  children: ReactNode;
}

/** Calls a function when its children have mounted and their listeners work. */
function Alive({ onAlive, children }: AliveProps) {
  useEffect(onAlive, [onAlive]);
  return children;
}
