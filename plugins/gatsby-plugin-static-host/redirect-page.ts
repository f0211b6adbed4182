const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns the page for an old address. It redirects without JavaScript (meta refresh), keeps the query and hash with
 * JavaScript, and tells search engines the new address.
 *
 * @param target the new address with base path
 * @param canonical the absolute new address
 */
export function redirectPage(target: string, canonical: string): string {
  const href = escapeHtml(target);
  // `</script>` would close the script, so escape `<`, which JSON allows.
  const literal = JSON.stringify(target).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script>location.replace(${literal}+location.search+location.hash)</script>
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>This page is now at <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
}
