import { compile, serialize, stringify } from 'stylis'
import { documentStyle } from '@/ui/documentStyle'
import { frameCss } from './frameCss'
import { globalCss } from './globalCss'

const compiled = (nested: string) => serialize(compile(nested), stringify)
/** The ground, the design system, the frame: what every page shows. */
const shared = globalCss + compiled(documentStyle) + frameCss
const names = (style: string) => [...style.matchAll(/^ {2}\.(\w+)/gm)].map(([, name = '']) => name)

/**
 * All that the document says about looks; no page carries it as code. `head` is what the given prerendered page shows before its data are there: the first
 * paint waits for it. `rest` are the other screens, to which one comes without a new document: it stands at the document's end, which nothing waits for.
 */
export function documentCss(screenStyles: readonly string[], html: string) {
  const shown = (style: string) => names(style).some((name) => new RegExp(`[" ]${name}[" ]`).test(html))
  return { head: shared + compiled(screenStyles.filter(shown).join('')), rest: compiled(screenStyles.filter((style) => !shown(style)).join('')) }
}
