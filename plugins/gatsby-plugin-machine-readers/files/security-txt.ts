import type { Settings } from '../../../src/site/settings/schema';

/**
 * Returns the contact for security reports on the site or the product it documents, in the format of RFC 9116.
 *
 * @param home the site's absolute address
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
