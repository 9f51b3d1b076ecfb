import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const COMPUTED = 'var(--computed)'
/** The text of a template; any value with a custom property, which stands for what is computed, is well-formed. */
const textOf = (template: ts.TemplateLiteral) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce(
        (text, { literal }) => text.replace(/-$/, '') + COMPUTED + literal.text,
        template.head.text,
      )

/** Returns the style sheets in a source file: the templates of styled-components. */
function* stylesOf(node: ts.Node): Generator<string> {
  if (
    ts.isTaggedTemplateExpression(node) &&
    /^(styled|css|createGlobalStyle|keyframes)\b/.test(node.tag.getText())
  )
    yield textOf(node.template)
  for (const child of node.getChildren()) yield* stylesOf(child)
}

/** Returns the declarations of a style sheet, without those of `@property`, `@font-face` and `@page`. */
function* declarationsOf(css: string) {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(?:property|font-face|page)[^{]*\{[^}]*\}/g, '')
    // A line that is only a mixin.
    .replace(/^\s*var\(--computed\);?$/gm, '')
  for (const [, name = '', value = ''] of plain.matchAll(
    /(?<=^|[;{}])\s*([\w-]+)\s*:([^;{}]*)(?=[;}]|$)/g,
  ))
    yield `${name}: ${value.replace('!important', '').replace(/\s+/g, ' ').trim()}`
}

/** Returns every declaration of `src` once, in the form that `CSS.supports` takes. */
export function allDeclarations(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .filter((text) => text.includes("'styled-components'"))
    .map((text) => ts.createSourceFile('', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  const found = sources.flatMap((source) =>
    [...stylesOf(source)].flatMap((css) => [...declarationsOf(css)]),
  )
  return [...new Set(found)]
}

/** What WebKit may leave out, each for its reason. */
export const missingInWebKit = [
  // Nothing moves under the reader there; there are no forced colours.
  'overflow-anchor: none',
  'forced-color-adjust: none',
  // The attribute `size` of the field says about the same.
  'field-sizing: content',
]
