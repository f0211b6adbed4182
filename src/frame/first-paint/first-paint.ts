import { fileEnding } from '../../site/navigation/site-address';
import { ANNOUNCEMENT_ID, JS, MAC } from '../../kit/names';
import {
  ANNOUNCEMENT,
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
  THEME,
  THEME_CHOICE,
  THEME_KEY,
} from '../../kit/frame/names';
import { datasetKey } from '../../kit/dom/dataset-key';

/**
 * Runs in the head before anything is drawn: marks that script works and that the keyboard is Apple's, sets the
 * colour mode and hides an announcement that was closed (its id stands on `html`), so that nothing flashes or moves;
 * and shows the clean address where the page was asked for as a file, and one that can be read where its escapes mean
 * nothing, as in `/100%`, before the router reads it and throws. Plain text, since it runs before any bundle;
 * `colour-mode.ts` and `announcement.ts` go on from here with the same names.
 */
export const firstPaintScript = `(function(){
var d=document.documentElement,s=null,t=null;
d.dataset.${datasetKey(JS)}='';
if(/^(Mac|iP)/.test(navigator.platform))d.dataset.${datasetKey(MAC)}='';
try{s=window.localStorage;t=s.getItem('${THEME_KEY}')}catch(e){s=null}
var c=t==='light'||t==='dark'?t:'system';
d.dataset.${datasetKey(THEME_CHOICE)}=c;
d.dataset.${datasetKey(THEME)}=c!=='system'?c:window.matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';
try{if(s&&s.getItem('${ANNOUNCEMENT_ID_KEY}')===d.dataset.${datasetKey(ANNOUNCEMENT_ID)}&&s.getItem('${ANNOUNCEMENT_DISMISSED_KEY}')==='true')d.dataset.${datasetKey(ANNOUNCEMENT)}='dismissed'}catch(e){}
var l=window.location,p=l.pathname.replace(${fileEnding},'')||'/';
try{decodeURI(p)}catch(e){p=p.replace(/%/g,'%25')}
if(p!==l.pathname)window.history.replaceState(window.history.state,'',p+l.search+l.hash);
})()`;
