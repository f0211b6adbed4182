import { FOCUS_START } from './names';
import { message } from '../../kit/language/message';

/** The skip link, where focus starts on every page and after every navigation. */
export function SkipLink() {
  return (
    <div {...{ [FOCUS_START]: true }} tabIndex={-1}>
      <a href="#content" className="skip-link" data-no-print>
        {message('Skip to content')}
      </a>
    </div>
  );
}
