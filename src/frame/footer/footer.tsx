import { ExternalLinks } from '../../kit/view/external-links';
import type { Frame } from '../../kit/view/use-frame';

/** Four groups of links that leave the site. */
export function Footer({ site }: { site: Frame['site'] }) {
  return (
    <footer className="footer">
      <nav className="footer-grid" aria-label="Footer" data-no-print>
        {site.footer.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              <ExternalLinks links={links} />
            </ul>
          </div>
        ))}
      </nav>
      <p className="footer-note">
        {site.title}. Contract and package names are shown as they are published.
      </p>
    </footer>
  );
}
