/** Where a figure or tool has room for two columns, or for more around its parts. */
export const ROOMY = '@container (min-width: 560px)';
