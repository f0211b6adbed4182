import { basePathPattern } from '../../site/navigation/site-address';
import { basePath } from '../../kit/view/site-paths';
import { BASE_BANNER, BASE_EMPTY, BASE_FITS, BASE_SUGGESTION, BASE_UNFIT } from './names';
import { datasetKey } from '../../kit/dom/dataset-key';

/**
 * Runs in the head of the home page: where the page stands at another address than configured, and nothing of the
 * bundle runs once everything has loaded, shows the banner with the base address that fits. Plain text, since it is for
 * the case that no bundle comes. A script that fails while the address is right, or one of many, is no such case.
 */
export const baseAddressScript = `addEventListener('load',function(){
var l=location,p=l.pathname.replace(/\\/(index\\.html)?$/,''),d=document,b=d.querySelector('[${BASE_BANNER}]');
if(!b||p===${JSON.stringify(basePath)}||window.___loader)return;
var fits=/^https?:$/.test(l.protocol)&&${String(basePathPattern)}.test(p);
d.querySelectorAll('[${BASE_SUGGESTION}]').forEach(function(e){e.textContent=p||e.dataset.${datasetKey(BASE_EMPTY)}||''});
d.querySelector(fits?'[${BASE_FITS}]':'[${BASE_UNFIT}]').hidden=false;
b.hidden=false
})`;
