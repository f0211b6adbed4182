/** Returns, for each item of an edited list, its index in the original list; undefined for a new item. */
export function aligned(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const told = before.map((value) => JSON.stringify(value));
  const unused = new Set(before.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) unused.delete(place);
    return place;
  };
  // First, match the unchanged items, wherever they are now.
  const places = after.map((value, nth) => {
    const text = JSON.stringify(value);
    if (told[nth] === text && unused.has(nth)) return take(nth);
    return take([...unused].find((place) => told[place] === text));
  });
  // Then match each of the others with an unused item between the same neighbours.
  return places.map((place, nth) => {
    if (place !== undefined) return place;
    const from = places.slice(0, nth).findLast((one) => one !== undefined) ?? -1;
    const to = places.slice(nth + 1).find((one) => one !== undefined) ?? before.length;
    const found = take([...unused].find((one) => one > from && one < to));
    places[nth] = found;
    return found;
  });
}
