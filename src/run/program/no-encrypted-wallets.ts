/**
 * Takes the place of the packages with which ethers encrypts and decrypts wallets. They make up a tenth of its script,
 * and no sample needs them, because the accounts of the page's chain have public keys.
 */
const missing: object = new Proxy(
  {},
  {
    get() {
      throw new Error(
        'The page cannot encrypt or decrypt wallets: copy the program and run it on your machine.',
      );
    },
  },
);

export default missing;
