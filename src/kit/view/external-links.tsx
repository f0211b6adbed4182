/** Links that leave the site, as the items of a list. */
export function ExternalLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} rel="noopener">
        {label}
      </a>
    </li>
  ));
}
