import type { GasChoice } from '../../site/runs/gas-run';
import { GAS, GAS_CALL } from './names';

const columnOf = (figure: Element): number => figure.closest('td')?.cellIndex ?? 0;

/**
 * Returns the measured calls of the table that a button belongs to. Their labels are the headings of row and column.
 */
export function measuredCalls(button: Element): GasChoice[] {
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
