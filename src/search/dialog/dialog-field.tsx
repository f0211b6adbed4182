import { CloseIcon, SearchIcon } from '../../kit/view/icons';
import { message } from '../../kit/language/message';
import { KEYS_ID } from './dialog-keys';

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
