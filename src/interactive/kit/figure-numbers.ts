const significant = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 4 });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const thousandths = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});
const tenths = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const hundredths = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a price with four significant digits, without its unit: `2,000`. */
export const formatPrice = (price: number): string => significant.format(price);

export const PRICE_UNIT = 'USDC per WETH';

/** Formats a price with its unit: `2,000 USDC per WETH`. */
export const formatPriceWithUnit = (price: number): string => `${formatPrice(price)} ${PRICE_UNIT}`;

/** Formats an amount of WETH: `2.500`. */
export const formatWeth = (amount: number): string => thousandths.format(amount);

/** Formats an amount of USDC: `5,000`. */
export const formatUsdc = (amount: number): string => whole.format(amount);

/**
 * Formats a factor: `8.6×`. From 100 on it has no decimal, and extreme factors are in scientific notation: `2.74e26×`.
 */
export function formatFactor(factor: number): string {
  if (factor >= 1e9) return `${factor.toExponential(2).replace('+', '')}×`;
  return `${(factor < 99.95 ? tenths : whole).format(factor)}×`;
}

/** Formats a ratio with three significant digits: `0.5×`. */
export const formatRatio = (ratio: number): string => `${Number(ratio.toPrecision(3))}×`;

/** Formats a share from 0 to 1 as a percentage: `52%`. */
export const formatShare = (share: number): string => `${whole.format(share * 100)}%`;

/** Returns `day` or `days`, to be put after a number of days. */
export const dayWord = (days: number): string => (days === 1 ? 'day' : 'days');

/** Formats whole days: `1 day`, `1,095 days`. */
export const formatDays = (days: number): string => `${whole.format(days)} ${dayWord(days)}`;

/** Formats a tick, with a true minus sign. */
export const formatTick = (tick: number): string => whole.format(tick).replace('-', '−');

/** Formats a price for the page's URL: four significant digits, no grouping. */
export const priceParameter = (price: number): string => String(Number(price.toPrecision(4)));

/** Formats a change with its sign: `+0.12%`, `−5.72%`, or `0%` if it rounds to zero. */
export function formatChange(share: number): string {
  const text = hundredths.format(Math.abs(share) * 100);
  if (Number(text.replace(/,/g, '')) === 0) return '0%';
  return `${share < 0 ? '−' : '+'}${text}%`;
}
