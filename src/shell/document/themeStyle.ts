import { darkPalette, lightPalette, propertyOf } from '@/ui/palette'

const names = Object.keys(lightPalette) as (keyof typeof lightPalette)[]
const light = names.map((name) => `${propertyOf(name)}:${lightPalette[name]}`).join(';')
const lightAndDark = names
  .map((name) => `${propertyOf(name)}:light-dark(${lightPalette[name]},${darkPalette[name]})`)
  .join(';')

/**
 * The values of all colours, part of the document's head: they apply before the first paint and need no script.
 * `light-dark()` follows `color-scheme`, which follows the device unless `data-theme` says otherwise, and which a
 * part of a page can set for itself (`lightGround`). Paper is light. A browser without `light-dark()` (before 2024)
 * shows the light screen.
 */
export const themeStyle = [
  `:root{color-scheme:light;${light}}`,
  `@supports (color:light-dark(red,red)){`,
  `:root{${lightAndDark}}`,
  `@media screen{:root{color-scheme:light dark}`,
  `:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}}`,
  `}`,
].join('')
