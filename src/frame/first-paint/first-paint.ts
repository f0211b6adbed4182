import { fileEnding } from '../../site/navigation/site-address';

/**
 * Runs in the head before anything is drawn: marks that script works and that the keyboard is Apple's, sets the
 * colour mode and hides an announcement that was closed (its id stands on `html`), so that nothing flashes or moves;
 * and shows the clean address where the page was asked for as a file, and one that can be read where its escapes mean
 * nothing, as in `/100%`, before the router reads it and throws. Plain text, since it runs before any bundle;
 * `colour-mode.ts` and `announcement.ts` go on from here with the same keys.
 */
export const firstPaintScript = `(function(){
var d=document.documentElement,s=null,t=null;
d.dataset.js='';
if(/^(Mac|iP)/.test(navigator.platform))d.dataset.mac='';
try{s=window.localStorage;t=s.getItem('theme')}catch(e){s=null}
var c=t==='light'||t==='dark'?t:'system';
d.dataset.themeChoice=c;
d.dataset.theme=c!=='system'?c:window.matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';
try{if(s&&s.getItem('announcement.id')===d.dataset.announcementId&&s.getItem('announcement.dismissed')==='true')d.dataset.announcement='dismissed'}catch(e){}
var l=window.location,p=l.pathname.replace(${fileEnding},'')||'/';
try{decodeURI(p)}catch(e){p=p.replace(/%/g,'%25')}
if(p!==l.pathname)window.history.replaceState(window.history.state,'',p+l.search+l.hash);
})()`;
