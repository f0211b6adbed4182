/**
 * Stands for the deep comparison by which Helmet spares itself writing a head that has not changed. Frames are drawn
 * once a page here: comparing would cost the reader more bytes than writing costs time.
 */
export default function neverEqual(): false {
  return false;
}
