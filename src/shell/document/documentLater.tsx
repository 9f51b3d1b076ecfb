import { renderToStaticMarkup } from 'react-dom/server'
import { versionOf } from './documentCss'
import { IconSprite } from './IconSprite'

/** Every drawing there is (pages/api/drawings). */
export const drawings = renderToStaticMarkup(<IconSprite />)

/**
 * What every page needs soon, but not for its first paint: the whole of the looks and of the drawings, under addresses that change with their content.
 * It stands at the end of the document, before which the page is painted: put in by a script, the looks hold up neither the paint nor what else arrives, and yet are there before the
 * scripts that a browser has kept draw what they dress. The drawings wait for the first frame (a tab in the background has none and does not wait): asking for them takes some milliseconds.
 * What does not come is asked for again every three seconds: a reload would lose what somebody is typing meanwhile.
 */
export const fetchLater = (looks: string) =>
  `!function(){function l(){document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href:'/api/looks?v=${versionOf(looks)}',onerror(){this.remove();setTimeout(l,3e3)}}))}` +
  `function d(){fetch('/api/drawings?v=${versionOf(drawings)}').then(r=>r.ok?r.text():Promise.reject()).then(t=>document.body.insertAdjacentHTML('beforeend',t),()=>setTimeout(d,3e3))}` +
  `l();document.hidden?d():requestAnimationFrame(()=>setTimeout(d))}()`
