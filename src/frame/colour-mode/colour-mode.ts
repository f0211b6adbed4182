import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { storageSlot } from '../../kit/dom/storage';

const modes = ['system', 'light', 'dark'] as const;
type Choice = (typeof modes)[number];

const slot = storageSlot('theme');

function stored(value: string | null): Choice {
  return modes.find((mode) => mode !== 'system' && mode === value) ?? 'system';
}

/** Keeps `html[data-theme]` in step with the reader's choice, with other tabs and, without a choice, the system. */
export function startColourMode(): Stop {
  const root = document.documentElement;
  const systemLight = window.matchMedia('(prefers-color-scheme: light)');
  let choice: Choice = stored(slot.get());

  const show = () => {
    root.dataset.themeChoice = choice;
    root.dataset.theme = choice !== 'system' ? choice : systemLight.matches ? 'light' : 'dark';
    for (const button of document.querySelectorAll('[data-colour-toggle]')) {
      button.setAttribute('aria-label', `Colour mode: ${choice}`);
    }
  };
  const choose = (next: Choice) => {
    choice = next;
    show();
  };
  show();
  systemLight.addEventListener('change', show);
  return stopAll(
    () => systemLight.removeEventListener('change', show),
    slot.listen((value) => choose(stored(value))),
    delegate('click', '[data-colour-toggle]', () => {
      const next = modes[(modes.indexOf(choice) + 1) % modes.length] ?? 'system';
      slot.set(next === 'system' ? null : next);
      choose(next);
    }),
  );
}
