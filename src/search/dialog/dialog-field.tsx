import { CloseIcon, SearchIcon } from '../../kit/view/icons';
import { message } from '../../kit/language/message';

interface DialogFieldProps {
  query: string;
  /** The list of hits and the one that is chosen, by their ids; nothing where there are none. */
  list: { id: string; active: string } | undefined;
  onChange: (query: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** The dialog's field, and how to leave for who has no Escape key. */
export function DialogField({ query, list, onChange, onSubmit, onClose }: DialogFieldProps) {
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
      <button type="button" className="icon-button" aria-label={message('Close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </form>
  );
}
