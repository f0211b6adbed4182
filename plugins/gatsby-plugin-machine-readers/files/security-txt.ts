import type { Settings } from '../../../src/site/settings/schema';

/**
 * Whom to tell of a hole in the site or in what it documents, as RFC 9116 writes it.
 *
 * @param home the site's whole address
 */
export function securityTxt(
  { contact, expires, policy }: NonNullable<Settings['security']>,
  home: string,
  language: string,
): string {
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires}T00:00:00Z`,
    ...(policy ? [`Policy: ${policy}`] : []),
    `Preferred-Languages: ${language}`,
    `Canonical: ${home}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
