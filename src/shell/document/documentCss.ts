import { createHash } from 'node:crypto'
import { compile, serialize, stringify, type Element } from 'stylis'
import { documentStyle } from '@/ui/layout/documentStyle'

const written = (nodes: Element[]) => serialize(nodes, stringify)
const nested = (styles: readonly string[]) => compile(styles.join(''))

/** Everything that the console says about looks, in the order in which it counts; no page carries it as code. It is one file, which a browser keeps until a word of it changes. */
export const wholeCss = (screenStyles: readonly string[]) =>
  written(nested(documentStyle)) + written(nested(screenStyles))

/** A short name of a content: an address that carries it may be kept for ever. */
export const versionOf = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
// What a selector must meet besides what its lists of alternatives and its exceptions say: tags, classes, attributes, and attributes of one value.
const demanded = (selector: string): string[] => {
  const plain = selector.replace(/(:has)?\(([^()]*)\)/g, (_, has, inner: string) =>
    has ? ` ${inner} ` : '',
  )
  return plain === selector
    ? (plain.replace(/:+[\w-]+/g, '').match(/[.#]?[\w-]+|\[[\w-]+(='[^']*')?\]/g) ?? [])
    : demanded(plain)
}
/** What somebody does with a part that is there; the whole has come by then. */
const ofAnAct = /:(hover|active|focus|popover-open)|::(backdrop|placeholder)/

/** What the given prerendered page shows before its data and the whole are there: the first paint waits for this alone. Rules of parts and states that it does not show, of movements and of paper, come with the whole. */
export function firstCss(screenStyles: readonly string[], html: string) {
  const tags = [...html.matchAll(/<(\w+)/g)].map(([, tag = '']) => tag)
  const attributes = [...html.matchAll(/\s([\w-]+)="([^"]*)"/g)].flatMap(
    ([, name = '', value = '']) =>
      name === 'class'
        ? value.split(' ').map((one) => `.${one}`)
        : [`[${name}]`, `[${name}='${value}']`],
  )
  const shown = new Set(['html', 'body', ...tags, ...attributes])
  const first = (nodes: Element[]): Element[] =>
    nodes.flatMap((node) => {
      if (node.type === 'rule') {
        const props = (node.props as string[]).filter(
          (selector) =>
            !ofAnAct.test(selector.replace(/:not\([^()]*\)/g, '')) &&
            demanded(selector).every((one) => shown.has(one)),
        )
        // Breaking lines by phrases reads a model of the language before the first line: as long as all the rest of the layout takes. Titles of the first paint are short.
        const children = (node.children as Element[]).filter(
          ({ value }) => value !== 'word-break:auto-phrase;',
        )
        return props.length > 0 ? [{ ...node, props, children }] : []
      }
      if (!Array.isArray(node.children)) return [node]
      const children = /print|forced-colors|^@(page|keyframes)/.test(node.value)
        ? []
        : first(node.children)
      return children.length > 0 ? [{ ...node, children }] : []
    })
  return written(first([...nested(documentStyle), ...nested(screenStyles)]))
}
