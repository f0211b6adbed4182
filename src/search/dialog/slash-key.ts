import { storageSlot } from '../../kit/dom/storage';

/**
 * Whether "/" opens search: {@link OFF}, or nothing. Readers can turn it off, because software that types what they say
 * may press single keys (WCAG 2.1.4).
 */
export const slashKey = storageSlot('search.slash');

/** Stored when the reader has turned the key off. */
export const OFF = 'off';
