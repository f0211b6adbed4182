import { basePathPattern } from '../../site/navigation/site-address';
import { basePath } from '../../kit/view/site-paths';

/**
 * Runs in the head of the home page: where the page stands at another address than configured, and nothing of the
 * bundle runs once everything has loaded, shows the banner with the base address that fits. Plain text, since it is for
 * the case that no bundle comes. A script that fails while the address is right, or one of many, is no such case.
 */
export const baseAddressScript = `addEventListener('load',function(){
var l=location,p=l.pathname.replace(/\\/(index\\.html)?$/,''),d=document,b=d.querySelector('[data-base-banner]');
if(!b||p===${JSON.stringify(basePath)}||window.___loader)return;
var fits=/^https?:$/.test(l.protocol)&&${String(basePathPattern)}.test(p);
d.querySelectorAll('[data-base-suggestion]').forEach(function(e){e.textContent=p||e.dataset.empty||''});
d.querySelector(fits?'[data-base-fits]':'[data-base-unfit]').hidden=false;
b.hidden=false
})`;
