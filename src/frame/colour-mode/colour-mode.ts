import { delegate, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { storageSlot } from '../../kit/dom/storage';
import { THEME, THEME_CHOICE, THEME_KEY } from '../../kit/names';
import { COLOUR_TOGGLE } from './names';

const modes = ['system', 'light', 'dark'] as const;
type Choice = (typeof modes)[number];

const slot = storageSlot(THEME_KEY);

function stored(value: string | null): Choice {
  return modes.find((mode) => mode !== 'system' && mode === value) ?? 'system';
}

/**
 * Keeps the color mode in sync with the reader's choice, with other tabs and, if nothing is chosen, with the system.
 */
export function startColourMode(): Stop {
  const root = document.documentElement;
  const systemLight = matchMedia('(prefers-color-scheme: light)');
  let choice: Choice = stored(slot.get());

  const show = () => {
    root.setAttribute(THEME_CHOICE, choice);
    const ofSystem = systemLight.matches ? 'light' : 'dark';
    root.setAttribute(THEME, choice === 'system' ? ofSystem : choice);
  };
  const choose = (next: Choice) => {
    choice = next;
    show();
  };
  show();
  return stopAll(
    listen(systemLight, 'change', show),
    slot.listen((value) => choose(stored(value))),
    delegate('click', `[${COLOUR_TOGGLE}]`, () => {
      const next = modes[(modes.indexOf(choice) + 1) % modes.length] ?? 'system';
      slot.set(next === 'system' ? null : next);
      choose(next);
    }),
  );
}
