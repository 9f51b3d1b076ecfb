import { createHash } from 'node:crypto'
import { compile, serialize, stringify, type Element } from 'stylis'
import { documentStyle } from '@/ui/documentStyle'
import { frameCss } from './frameCss'
import { globalCss } from './globalCss'

const written = (nodes: Element[]) => serialize(nodes, stringify)
const nested = (styles: readonly string[]) => compile(styles.join(''))

/** Everything that the console says about looks, in the order in which it counts; no page carries it as code. It is one file, which a browser keeps until a word of it changes. */
export const wholeCss = (screenStyles: readonly string[]) => globalCss + written(nested(documentStyle)) + frameCss + written(nested(screenStyles))

/** A short name of a content: an address that carries it may be kept for ever. */
export const versionOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12)
// What a selector must meet besides what its lists of alternatives and its exceptions say.
const demanded = (selector: string): string[] => {
  const plain = selector.replace(/\([^()]*\)/g, '')
  return plain === selector ? [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) : demanded(plain)
}

/** What the given prerendered page shows before its data and the whole are there: the first paint waits for this alone. Rules of parts that it does not show, and of paper, come with the whole. */
export function firstCss(screenStyles: readonly string[], html: string) {
  const shown = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')))
  const first = (nodes: Element[]): Element[] => nodes.flatMap((node) => {
    if (node.type === 'rule') {
      const props = (node.props as string[]).filter((selector) => demanded(selector).every((name) => shown.has(name)))
      return props.length > 0 ? [{ ...node, props }] : []
    }
    if (!Array.isArray(node.children)) return [node]
    const children = /print|forced-colors/.test(node.value) ? [] : first(node.children)
    return children.length > 0 ? [{ ...node, children }] : []
  })
  return written(first([...compile(globalCss), ...nested(documentStyle), ...compile(frameCss), ...nested(screenStyles)]))
}
