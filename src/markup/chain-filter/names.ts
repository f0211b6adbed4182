/** On the line with the choice of a chain. */
export const CHAIN_FILTER = 'data-chain-filter';
/** On the section of a chain: its id. */
export const CHAIN = 'data-chain';
/** On the section of a chain: the id of its heading. */
export const CHAIN_ANCHOR = 'data-chain-anchor';

/** Class of the line with the choice of a chain. */
export const CHAIN_FILTER_LINE = 'chain-filter';
/** Class of an address with what can be done with it. */
export const ADDRESS_LINE = 'address-line';
/** Class of where an address was read, folded. */
export const PROVENANCE = 'provenance';
/** Class of what can be done with an address. */
export const ADDRESS_ACTIONS = 'address-actions';
