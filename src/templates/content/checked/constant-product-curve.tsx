import ConstantProductCurve from '../../../interactive/figures/constant-product/constant-product-curve';
import { checked } from './checked';

export default checked(ConstantProductCurve);
