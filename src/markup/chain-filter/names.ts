/** Attribute of the line with the chain filter. */
export const CHAIN_FILTER = 'data-chain-filter';
/** Attribute of the section of a chain: the chain's id. */
export const CHAIN = 'data-chain';
/** Attribute of the section of a chain: the id of the section's heading. */
export const CHAIN_ANCHOR = 'data-chain-anchor';

/** Class of the line with the chain filter. */
export const CHAIN_FILTER_LINE = 'chain-filter';
/** Class of an address with its buttons. */
export const ADDRESS_LINE = 'address-line';
/** Class of the folded sources of an address. */
export const PROVENANCE = 'provenance';
/** Class of the buttons of an address. */
export const ADDRESS_ACTIONS = 'address-actions';
