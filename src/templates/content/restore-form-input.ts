type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Returns the current value of a field, and its value in the served markup. */
function stateOf(field: Field): { now: string; served: string } {
  if (isChoice(field)) return { now: String(field.checked), served: String(field.defaultChecked) };
  if (!(field instanceof HTMLSelectElement))
    return { now: field.value, served: field.defaultValue };
  const served = Array.from(field.options).find(({ defaultSelected }) => defaultSelected);
  return { now: field.value, served: (served ?? field.options[0])?.value ?? '' };
}

/**
 * Simulates an edit by the reader. Uses the setter of the prototype, because React overrides the setter on the element
 * and would not notice the change.
 */
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

/** Returns the caret position if this field has the focus and a caret. */
function caretIn(field: Field): number | null {
  return field === document.activeElement && 'selectionEnd' in field ? field.selectionEnd : null;
}

/**
 * Collects the values that the reader entered into served markup before hydration, and resets the fields to their
 * served values, because hydration expects the served values.
 *
 * @returns a function that enters the collected values again; call it once the component is listening
 */
export function restoreFormInput(element: Element): () => void {
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
