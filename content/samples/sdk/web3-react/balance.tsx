// SPDX-License-Identifier: MIT
import { useWeb3React } from '@web3-react/core';
import { utils } from 'ethers';
import { useEffect, useState } from 'react';

// #region balance
/** Shows the account's ether, and reads it again when the account or chain changes. */
export function Balance() {
  const { account, provider } = useWeb3React();
  const [balance, setBalance] = useState<string>();

  useEffect(() => {
    setBalance(undefined);
    if (!account || !provider) return;
    let current = true;
    provider.getBalance(account).then(
      (wei) => current && setBalance(`${utils.formatEther(wei)} ETH`),
      () => current && setBalance('The balance could not be read.'),
    );
    return () => {
      // Ignore a result for the previous account or chain.
      current = false;
    };
  }, [account, provider]);

  return <p>{balance}</p>;
}
// #endregion balance
