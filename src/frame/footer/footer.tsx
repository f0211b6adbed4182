import { FETCHES } from '../../markup/code/names';
import { SAVE_OFFLINE } from '../../offline/names';
import { LICENCES } from '../../site/pages/machine-files';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { message } from '../../kit/language/message';

/** Groups of external links, a link to the software licenses, and a button that saves the site for offline use. */
export function Footer({ site }: { site: Frame['site'] }) {
  return (
    <footer className="footer">
      <nav className="footer-grid" aria-label={message('Footer')} data-no-print>
        {site.footer.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className="footer-note">
        {site.title}
        {`. ${message('Contract and package names are shown as they are published.')} `}
        {/* The build writes the file with the licences, so it does not exist in development. */}
        {process.env.NODE_ENV === 'production' && (
          <>
            <a href={sitePath(`/${LICENCES}`)} data-no-print>
              {message('Software licences')}
            </a>
            {OFFLINE && (
              <button
                type="button"
                className="footer-save"
                data-no-print
                {...{ [FETCHES]: '', [SAVE_OFFLINE]: '' }}
              >
                {message('Save for offline')}
              </button>
            )}
          </>
        )}
      </p>
    </footer>
  );
}
