/** The site's logo from the settings; see `src/build/mark.ts`. */
export function Logo() {
  return (
    <svg
      viewBox={MARK.viewBox}
      width="1.75rem"
      height="1.75rem"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: MARK.inner }}
    />
  );
}
