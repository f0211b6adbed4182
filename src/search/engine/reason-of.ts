/**
 * Matches the text that nodes, wallets and tools print before a revert reason. If there are several such texts, matches
 * up to the end of the last one.
 */
const BEFORE =
  /^.*\b(?:execution reverted|reverted with (?:custom error|reason string|the following reason)|fail(?:ed)? with error|while processing transaction:? revert(?:ed)?)\b\W*/is;

/** Matches the text before the message of a library's error, with the prefix that browsers add. */
const BEFORE_ERROR = /^\s*(?:uncaught\s+)?(?:\(in promise\)\s+)?error:\s*/i;

/** Matches the start of the text after a reason: its closing quote, or the values that a library appends. */
const BEHIND = /["“”`]|'(?![\p{L}\p{N}])|\s[({]\w+[=:]|,?\s(?:data|code|method|transaction)=/u;

/** Parameter list of a signature, as in `collect(address)`: only types, optionally with names. */
const SIGNATURE =
  /(?<=[\p{L}\p{N}_$])\s?\((?:\s*(?:u?int\d*|address|bool|string|bytes\d*)(?:\[\d*\])*(?:\s+[\p{L}_$][\p{L}\p{N}_$]*)*\s*,?)*\)/giu;

/**
 * Returns the significant part of a query: the reason in a pasted error, the name in a signature, or else all of it.
 *
 * @example
 * `execution reverted: STF` gives `STF`; `observe(uint32[] calldata secondsAgos)` gives `observe`
 */
export function reasonOf(query: string): string {
  const after = query.replace(BEFORE, '').replace(BEFORE_ERROR, '');
  const end = after === query ? -1 : after.search(BEHIND);
  const reason = (end === -1 ? after : after.slice(0, end)).trim();
  const bare = (/[\p{L}\p{N}]/u.test(reason) ? reason : query).replace(SIGNATURE, '');
  return /[\p{L}\p{N}]/u.test(bare) ? bare : query;
}
