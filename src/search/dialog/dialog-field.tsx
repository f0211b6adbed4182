import { useEffect, useRef, useSyncExternalStore } from 'react';
import { message } from '../../kit/language/message';
import { MAC } from '../../kit/names';
import { CloseIcon, SearchIcon } from '../../kit/view/icons';
import { OFF, slashKey } from './keystrokes';

/** Id of the list of keyboard shortcuts. A button in the form shows and hides the list. */
const KEYS_ID = 'search-dialog-key-list';

/**
 * The list of search's keyboard shortcuts, with a switch that turns off `/`, because speech input software may press
 * single keys (WCAG 2.1.4). The list takes focus when it opens, so that a screen reader reads it and Tab leads to the
 * switch.
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

interface DialogFieldProps {
  query: string;
  /** Ids of the list of hits and of the active hit; `undefined` if there are no hits. */
  list: { id: string; active: string } | undefined;
  /** Whether the list of keyboard shortcuts is shown. */
  showsKeys: boolean;
  onChange: (query: string) => void;
  onSubmit: () => void;
  onToggleKeys: () => void;
  onClose: () => void;
}

/**
 * The search field of the dialog, a button for the keyboard shortcuts, and a close button for devices without an Escape
 * key.
 */
export function DialogField(props: DialogFieldProps) {
  const { query, list, showsKeys, onChange, onSubmit, onToggleKeys, onClose } = props;
  return (
    <form
      role="search"
      className="search-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchIcon />
      <input
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        value={query}
        aria-label={message('Search the docs')}
        aria-describedby="search-dialog-keys"
        placeholder={message('Search the docs')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className="icon-button"
        title={message('Keyboard shortcuts')}
        aria-label={message('Keyboard shortcuts')}
        aria-expanded={showsKeys}
        aria-controls={showsKeys ? KEYS_ID : undefined}
        onClick={onToggleKeys}
      >
        ?
      </button>
      <button type="button" className="icon-button" aria-label={message('Close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </form>
  );
}
