/** What an item of a list that was edited was before: its place there, or undefined where it is new. */
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
  // Those that are as they were, wherever they stand now.
  const places = after.map((value, nth) => {
    const text = JSON.stringify(value);
    if (told[nth] === text && unused.has(nth)) return take(nth);
    return take([...unused].find((place) => told[place] === text));
  });
  // Of the others each stands for one that stood between the same neighbours.
  return places.map((place, nth) => {
    if (place !== undefined) return place;
    const from = places.slice(0, nth).findLast((one) => one !== undefined) ?? -1;
    const to = places.slice(nth + 1).find((one) => one !== undefined) ?? before.length;
    const found = take([...unused].find((one) => one > from && one < to));
    places[nth] = found;
    return found;
  });
}
