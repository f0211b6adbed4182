type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** What a field says, and what the server had it say. */
function stateOf(field: Field): { now: string; served: string } {
  if (isChoice(field)) return { now: String(field.checked), served: String(field.defaultChecked) };
  if (!(field instanceof HTMLSelectElement))
    return { now: field.value, served: field.defaultValue };
  const served = Array.from(field.options).find(({ defaultSelected }) => defaultSelected);
  return { now: field.value, served: (served ?? field.options[0])?.value ?? '' };
}

/** As the reader does it; React has put a setter of its own before the element's, and would not hear of it. */
function edit(field: Field, value: string): void {
  if (isChoice(field)) {
    if (String(field.checked) !== value) field.click();
    return;
  }
  const { prototype } = field.constructor as { prototype: object };
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where the reader's caret is, if it is in this field and the field has one. */
function caretIn(field: Field): number | null {
  return field === document.activeElement && 'selectionEnd' in field ? field.selectionEnd : null;
}

/**
 * What the reader has entered into served markup while nothing listened. Fields go back to what the server had them say,
 * as hydration expects them.
 *
 * @returns enters it again, for the component that listens by now
 */
export function keepEdits(element: Element): () => void {
  const fields = element.querySelectorAll<Field>('input, select, textarea');
  const edits = Array.from(fields, (field) => ({
    field,
    ...stateOf(field),
    caret: caretIn(field),
  })).filter(({ now, served }) => now !== served);
  for (const { field, served } of edits) {
    if (isChoice(field)) field.checked = served === 'true';
    else field.value = served;
  }
  return () => {
    for (const { field, now, caret } of edits) {
      edit(field, now);
      if (caret !== null) (field as TextField).setSelectionRange(caret, caret);
    }
  };
}
