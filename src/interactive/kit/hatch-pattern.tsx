/** Diagonal hatching, the fill of token1 in every figure. */
export function HatchPattern({ id }: { readonly id: string }) {
  return (
    <pattern
      id={id}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="7" height="7" fill="var(--token1-surface)" />
      <line y2="7" stroke="var(--token1)" strokeWidth="2.5" />
    </pattern>
  );
}
