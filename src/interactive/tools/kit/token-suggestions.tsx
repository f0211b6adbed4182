import { KNOWN_TOKENS } from '../../../protocol/calldata/known-tokens';

/** Suggestions for an address field: the addresses of tokens on Ethereum mainnet. */
export function TokenSuggestions({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {Object.entries(KNOWN_TOKENS).map(([symbol, address]) => (
        <option key={symbol} value={address} label={symbol} />
      ))}
    </datalist>
  );
}
