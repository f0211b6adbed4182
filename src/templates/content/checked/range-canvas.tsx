import RangeCanvas from '../../../interactive/figures/ranges/range-canvas';
import { checked } from './checked';

export default checked(RangeCanvas);
