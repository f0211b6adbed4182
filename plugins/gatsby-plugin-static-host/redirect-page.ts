const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page that stands at an old address: leads on without script (meta refresh), with script keeps query and
 * hash, and tells search engines where the page went.
 *
 * @param target the new address with base path
 * @param canonical the new address as a whole
 */
export function redirectPage(target: string, canonical: string): string {
  const href = escapeHtml(target);
  // In a script "<" could close it; JSON allows the escape.
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
