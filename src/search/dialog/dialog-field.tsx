import { CloseIcon, SearchIcon } from '../../kit/view/icons';
import { message } from '../../kit/language/message';

interface DialogFieldProps {
  query: string;
  onChange: (query: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** The dialog's field, and how to leave for who has no Escape key. */
export function DialogField({ query, onChange, onSubmit, onClose }: DialogFieldProps) {
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
