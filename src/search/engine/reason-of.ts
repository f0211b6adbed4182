/** What nodes, wallets and tools write before the reason of a revert; of several the last is nearest to it. */
const BEFORE =
  /^.*\b(?:execution reverted|reverted with (?:custom error|reason string|the following reason)|fail(?:ed)? with error|while processing transaction:? revert(?:ed)?)\b\W*/is;

/** The same for an error of a package, and what a browser adds. */
const BEFORE_ERROR = /^\s*(?:uncaught\s+)?(?:\(in promise\)\s+)?error:\s*/i;

/** What stands behind a reason: its closing quote, or the values that a library lists. */
const BEHIND = /["“”`]|'(?![\p{L}\p{N}])|\s[({]\w+[=:]|,?\s(?:data|code|method|transaction)=/u;

/** `collect(` with types of arguments, maybe with names, and nothing else. */
const SIGNATURE =
  /(?<=[\p{L}\p{N}_$])\s?\((?:\s*(?:u?int\d*|address|bool|string|bytes\d*)(?:\[\d*\])*(?:\s+[\p{L}_$][\p{L}\p{N}_$]*)*\s*,?)*\)/giu;

/**
 * The part of a query that says what is looked for: of a pasted error its reason, of a signature its name. All of it
 * where neither is in it.
 */
export function reasonOf(query: string): string {
  const after = query.replace(BEFORE, '').replace(BEFORE_ERROR, '');
  const end = after === query ? -1 : after.search(BEHIND);
  const reason = (end === -1 ? after : after.slice(0, end)).trim();
  const bare = (/[\p{L}\p{N}]/u.test(reason) ? reason : query).replace(SIGNATURE, '');
  return /[\p{L}\p{N}]/u.test(bare) ? bare : query;
}
