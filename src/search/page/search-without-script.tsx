import { sitePath } from '../../kit/view/site-paths';
import { message } from '../../kit/language/message';

interface SearchWithoutScriptProps {
  sections: readonly { section: string; label: string; to: string }[];
}

/** The search page for browsers that do not run scripts. */
export function SearchWithoutScript({ sections }: SearchWithoutScriptProps) {
  return (
    <noscript>
      <p>
        {message(
          'Search runs in the browser, and needs JavaScript. Without it, every section lists its pages beside the text:',
        )}
      </p>
      <ul>
        {sections.map(({ section, label, to }) => (
          <li key={section}>
            <a href={sitePath(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
