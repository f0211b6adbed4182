import PriceLab from '../../../interactive/figures/price-lab/price-lab';
import { checked } from './checked';

export default checked(PriceLab);
