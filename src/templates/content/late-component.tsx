import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { pageScript } from '../../gatsby/runtime/page-script';
import type { Stop } from '../../kit/dom/delegate';
import { whenNear } from '../../kit/dom/when-near';
import type { ContentComponent } from '../../site/content/content-components';
import { CrashBoundary } from '../../frame/crash/crash-boundary';
import { loadComponent, served } from './component-map';
import { APP_NEEDED } from '../../kit/names';
import { takeOverMarkup } from './take-over-markup';
import { keepEdits } from './keep-edits';
import { COMPONENT } from './names';
import { sayMissing } from './say-missing';

interface LateComponentProps {
  name: ContentComponent;
  /** As the writer gave them. */
  props?: Record<string, never>;
}

/** A request may fail by chance; that two do is said. */
const CHANCES = 2;

const NO_PROPS = {};
/** React neither compares nor touches what stands in the element. */
const AS_SERVED = { __html: '' };

/** A component of MDX: in the served page from the start, and alive once the reader has come near. */
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
 * Drawn by a root of its own. As a lazy part of the page's root it would be emptied by whatever the reader does before
 * it is there: each step of the history changes a context, and React takes that for an update of all that it has not
 * yet taken over (its error 421).
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
        const enterEdits = keepEdits(element);
        const catchUp = () => {
          enterEdits();
          pageScript().pressedIn(element)?.click();
        };
        // In one go: letters typed between the two would go into a field that is emptied, and be lost.
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
      // Not while React is drawing the page that comes instead.
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

/** Tells when what is in it listens. */
function Alive({ onAlive, children }: AliveProps) {
  useEffect(onAlive, [onAlive]);
  return children;
}
