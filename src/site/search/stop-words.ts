/**
 * Words that carry no meaning in queries and headings, including what nodes and wallets write before a revert reason.
 */
export const STOP_WORDS = new Set(
  (
    'a an the of to in on at by for from with and or is are was be been do does did how what why when where which ' +
    'who can could should would will my me i we you your it its this that there have has get as if then than so just ' +
    'use using need want any some these those they them please ok not ' +
    'am im ive id dont doesnt didnt isnt wont cant whats wheres hows wo ca ' +
    'execution reverted vm exception processing uncaught'
  ).split(' '),
);

/**
 * Words that carry little meaning: readers add them to a query, and the few places that contain them are not better
 * matches.
 */
export const WEAK_WORDS = new Set(
  (
    'difference between instead possible work works working happen happens mean means needed lot itself whether ' +
    'example make way normal current own given much many several show tell know try find must always really ' +
    'while one another inside same different first more most existing'
  ).split(' '),
);
