import { LARGE_TEXT_MAX_REM } from '@/ui/responsive/breakpoints'

/**
 * Runs in the document's head, before the first paint: marks the document while the text is large for the width of the
 * screen (`media.largeText`). A media query does not suffice, because its `rem` is the font size of the browser's
 * settings and ignores a size that an extension or another tool sets on the root element.
 */
export const largeTextScript = [
  `(function(){var root=document.documentElement,query;`,
  `function mark(){`,
  `if(query)query.onchange=null;`,
  `query=matchMedia('screen and (max-width:'+${LARGE_TEXT_MAX_REM}*parseFloat(getComputedStyle(root).fontSize)+'px)');`,
  `query.onchange=mark;`,
  `root.toggleAttribute('data-large-text',query.matches)}`,
  `mark();`,
  `new MutationObserver(mark).observe(root,{attributes:true,attributeFilter:['style','class']})})()`,
].join('')
