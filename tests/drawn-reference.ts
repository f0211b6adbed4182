import { compileText, markupOf } from './compile-text';
import { madeMember, madeSymbol } from './made-symbols';
import {
  createReferenceSource,
  type SymbolPage,
} from '../plugins/gatsby-transformer-doc/compile/reference/reference-source';

/** A contract with a member of each kind. */
export const vault = madeSymbol({
  name: 'Vault',
  inherits: ['IVault', 'Ownable'],
  signature: 'contract Vault is IVault, Ownable',
  comment: { text: 'Keeps <b>tokens</b> {safely} with `deposit`.', details: '' },
  members: [
    madeMember({ name: 'constructor', kind: 'constructor', signature: 'constructor()' }),
    madeMember({
      name: 'deposit',
      selector: '0x12345678',
      signature: 'function deposit(Token token, Params params) external returns (uint256 id)',
      parameters: [
        { name: 'token', type: 'Token', comment: 'What <i>is</i> deposited' },
        { name: 'params', type: 'Params[]', comment: null },
      ],
      types: ['Token', 'Params'],
    }),
    madeMember({
      name: 'balance',
      signature: 'function balance(address owner) external view returns (uint256)',
      comment: null,
    }),
    madeMember({
      name: 'give',
      parameters: [{ name: 'to', type: 'address', comment: null }],
      signature: 'function give(address to) external',
    }),
    madeMember({ name: 'give', anchor: 'give-2', signature: 'function give() external' }),
    madeMember({ name: 'Deposit', kind: 'event', topic: `0x${'ab'.repeat(32)}` }),
    madeMember({ name: 'Params', kind: 'struct', signature: 'struct Params { uint256 a; }' }),
    madeMember({ name: 'owner', inheritedFrom: 'Ownable', comment: null }),
    madeMember({ name: 'close', inheritedFrom: 'IVault', comment: null }),
  ],
});
/** A contract that `vault` uses as a type. */
export const token = madeSymbol({ name: 'Token', members: [madeMember({ name: 'transfer' })] });
/** The interface that `vault` implements. */
export const ivault = madeSymbol({ name: 'IVault', kind: 'interface' });

/** The pages of the three symbols. */
export const pages: SymbolPage[] = [
  { path: '/vault', symbols: ['@made/core/Vault'] },
  { path: '/token', symbols: ['@made/core/Token'] },
  { path: '/both', symbols: ['@made/core/IVault', '@made/core/Token'] },
];
/** A reference source with the three symbols. */
export const reference = createReferenceSource([vault, token, ivault], pages);
/** Compiler input with which a page can show the symbols. */
export const surroundings = { reference };

/** Returns the MDX of a page that shows a symbol. @param inside content inside the component */
export const draw = (props: string, inside = '') =>
  `Text.\n\n<ApiReference package="@made/core" ${props}>\n${inside}\n</ApiReference>\n\n## Next\n`;
/** Compiles the page of {@link draw}, and returns its HTML without `<wbr>` elements. */
export const html = (props: string, inside = '') =>
  markupOf(draw(props, inside), surroundings).replaceAll('<wbr>', '');

/** Returns the depth and id of each heading in a text. */
export const headings = (text: string) =>
  compileText(text, surroundings).headings.map(({ id, depth }) => `${depth} #${id}`);
