/** A kind of elements that have hints. */
export interface HintKind {
  /** Selector of the elements. */
  selector: string;
  /** Whether the text of each element contains its hint, so that a screen reader does not need to read it twice. */
  isInText?: true;
  /**
   * Returns the content of an element's hint, or undefined if it has none.
   *
   * @throws Error if the content could not be loaded; the next call tries again
   */
  contentOf: (element: HTMLElement) => Promise<(Node | string)[] | undefined>;
}
