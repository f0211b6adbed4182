import { useEffect, useRef, useSyncExternalStore } from 'react';
import { MAC } from '../../kit/names';
import { message } from '../../kit/language/message';
import { OFF, slashKey } from './slash-key';

/** Id of the list of keyboard shortcuts, which the button in the form opens. */
export const KEYS_ID = 'search-dialog-key-list';

/**
 * All keyboard shortcuts of search, and the switch for the one that is a single character (WCAG 2.1.4). The list takes
 * focus when it opens, so that a screen reader reads it and Tab leads to the switch.
 */
export function DialogKeys() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const isSlashOn = useSyncExternalStore(slashKey.listen, slashKey.get) !== OFF;
  const command = document.documentElement.hasAttribute(MAC) ? '⌘' : 'Ctrl';
  const rows: [names: string[], does: string][] = [
    [[command, 'K'], message('Open or close search')],
    [['/'], isSlashOn ? message('Open search') : message('Off')],
    [['↑', '↓'], message('Choose a result')],
    [['PgUp', 'PgDn'], message('Scroll the results')],
    [['Enter'], message('Open the result')],
    [['Esc'], message('Close search')],
    [['?'], message('Show or hide these shortcuts, while the field is empty')],
  ];
  return (
    <section
      ref={section}
      id={KEYS_ID}
      className="search-dialog-key-list"
      tabIndex={-1}
      aria-labelledby="search-dialog-keys-title"
    >
      <h2 id="search-dialog-keys-title">{message('Keyboard shortcuts')}</h2>
      <dl>
        {rows.map(([names, does]) => (
          <div key={names[0]}>
            <dt>
              {names.map((name) => (
                <kbd translate="no" key={name}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isSlashOn}
          onChange={({ target }) => slashKey.set(target.checked ? null : OFF)}
        />
        {message('Open search with /')}
      </label>
    </section>
  );
}
