/** An icon that is drawn from the site's mark. */
interface IconFile {
  /** Path relative to the site's folder. */
  file: string;
  /** Length of a side, in pixels. */
  size: number;
  /** Size of the mark as a fraction of the side. */
  share: number;
  /** Corner radius as a fraction of the side; 0 if the system rounds the corners. */
  corner: number;
  /** Purpose in the web manifest; undefined for an icon that is not listed there. */
  purpose?: 'any' | 'maskable';
}

/** Every icon except `favicon.ico`. */
export const ICONS: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.68, corner: 0 },
  { file: 'icons/icon-192.png', size: 192, share: 0.7, corner: 0.22, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, share: 0.7, corner: 0.22, purpose: 'any' },
  // A launcher may crop it to a circle whose diameter is four fifths of the side.
  { file: 'icons/maskable-512.png', size: 512, share: 0.52, corner: 0, purpose: 'maskable' },
];

/** Sizes in `favicon.ico`, in pixels. */
export const FAVICON_SIZES = [16, 32, 48] as const;
