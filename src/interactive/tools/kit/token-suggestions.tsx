import { KNOWN_TOKENS } from '../../../protocol/calldata/known-tokens';

/** Tokens of Ethereum mainnet to choose from in an address field. */
export function TokenSuggestions({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {Object.entries(KNOWN_TOKENS).map(([symbol, address]) => (
        <option key={symbol} value={address} label={symbol} />
      ))}
    </datalist>
  );
}
