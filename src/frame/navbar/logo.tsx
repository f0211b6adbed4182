/** The mark of the site, as the settings name it: see `src/build/mark.ts`. */
export function Logo() {
  return (
    <svg
      viewBox={MARK.viewBox}
      width="28"
      height="28"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: MARK.inner }}
    />
  );
}
