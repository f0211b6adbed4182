/**
 * Replaces the deep comparison with which Helmet avoids rewriting an unchanged head. Here the head is rendered only
 * once per page, so downloading the comparison would cost readers more than the rewriting that it saves.
 */
export default function neverEqual(): false {
  return false;
}
