import { storageSlot } from '../../kit/dom/storage';

/**
 * Whether "/" opens search: {@link OFF}, or unset. Readers can turn it off, because speech input software may press
 * single keys (WCAG 2.1.4).
 */
export const slashKey = storageSlot('search.slash');

/** Stored if the reader has turned the key off. */
export const OFF = 'off';
