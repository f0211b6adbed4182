import { GAS, GAS_CALL } from './names';

/** A figure of a table of gas: the key of its call, and the headings of its row and column as a label. */
interface MeasuredCall {
  key: string;
  label: string;
}

const columnOf = (figure: Element): number => figure.closest('td')?.cellIndex ?? 0;

/** Returns the measured calls of the table that a button belongs to. */
export function measuredCalls(button: Element): MeasuredCall[] {
  const table = button.closest(`.${GAS}`);
  const heads = table?.querySelectorAll('thead th') ?? [];
  const figures = [...(table?.querySelectorAll(`[${GAS_CALL}]`) ?? [])];
  const several = figures.some((figure) => columnOf(figure) > 1);
  return figures.map((figure) => {
    const row = figure.closest('tr')?.querySelector('th')?.textContent ?? '';
    const column = heads[columnOf(figure)]?.textContent ?? '';
    return {
      key: figure.getAttribute(GAS_CALL) ?? '',
      label: several ? `${row}: ${column}` : row,
    };
  });
}
