/**
 * Runs in the head of the home page: when a script of the bundle fails to load, shows the banner with the address
 * that the page stands at. Plain text, since it is for the case that no bundle comes.
 */
export const baseAddressScript = `addEventListener('error',function(e){
var t=e.target;if(!t||t.tagName!=='SCRIPT'||!t.src)return;
var show=function(){var b=document.querySelector('[data-base-banner]'),s=document.querySelector('[data-base-suggestion]');
if(!b||!s)return;s.textContent=location.pathname.replace(/[^/]*$/,'');b.hidden=false};
if(document.readyState==='loading')addEventListener('DOMContentLoaded',show);else show()
},true)`;
