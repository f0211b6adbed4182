const POLYLINE = /\sd="(?<points>[ML][ML\d\s.,-]*)"/g;
const POINT = /(?<command>[ML])\s*(?<x>-?[\d.]+)[\s,]*(?<y>-?[\d.]+)/g;

/** Minimum number of points for which the short form is smaller. */
const MANY = 8;

/**
 * Converts long polylines to relative coordinates, which halves the compressed size of a curve. Coordinates are rounded
 * to a tenth of a unit, and each step starts at the previous rounded point, so that errors do not add up.
 */
export function shortenPaths(svg: string): string {
  return svg.replace(POLYLINE, (whole: string, points: string) => {
    const found = [...points.matchAll(POINT)];
    if (found.length < MANY) return whole;
    let at = { x: 0, y: 0 };
    let previous = '';
    const steps = found.map(({ groups }) => {
      const { command = 'M', x = '0', y = '0' } = groups ?? {};
      const from = command === 'M' ? { x: 0, y: 0 } : at;
      const dx = tenth(Number(x) - from.x);
      const dy = tenth(Number(y) - from.y);
      at = { x: from.x + dx, y: from.y + dy };
      const letter = command === 'M' ? 'M' : previous === 'L' ? '' : 'l';
      previous = command;
      return `${letter || ' '}${print(dx)} ${print(dy)}`.replaceAll(' -', '-');
    });
    return ` d="${steps.join('')}"`;
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const print = (value: number): string => `${tenth(value)}`.replace(/^(-?)0\./, '$1.');
