import { STORAGE_PREFIX } from '@/lib/storage/storage'
import { darkPalette, lightPalette } from '@/ui/palette'

/** The colour of the browser's own bars beside the page, for a light and a dark screen. */
export const barColors = { light: lightPalette.surface, dark: darkPalette.surface } as const

/**
 * Runs in the document's head, before the first paint: sets the chosen theme (`useAppliedTheme` does the same for
 * later choices). Without a choice, or if the storage is blocked, it sets nothing and the device decides.
 */
export const themeScript = [
  `try{var t=JSON.parse(localStorage.getItem('${STORAGE_PREFIX}theme'));`,
  `if(t==='light'||t==='dark'){`,
  `document.documentElement.dataset.theme=t;`,
  `document.querySelectorAll('meta[name=theme-color]').forEach(function(m){`,
  `m.setAttribute('media',m.dataset.scheme===t?'all':'not all')})`,
  `}}catch(e){}`,
].join('')
