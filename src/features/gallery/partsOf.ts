/** A component of `src/ui`, described by its own source file. */
export type Part = { name: string; file: string; description: string; props: string }
/** The source texts of the files of `src/ui`, by their paths below it. */
type Sources = Readonly<Record<string, string>>

/** The text of a docstring without its comment marks. */
const wordsOf = (docstring = '') =>
  docstring
    .replace(/^\s*\/?\*+\/?|\*\/\s*$/gm, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')

/** The text from `start` to the first character of `end` that is not inside brackets. */
function upTo(end: string, source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    const character = source.charAt(at)
    if (depth === 0 && end.includes(character)) return source.slice(start, at)
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
  }
  return ''
}

/** The type annotation of a component's parameter; '' without one. `start`: the position after the component's name. */
function annotationOf(source: string, start: number): string {
  const [opening] = /^(?:<[^(]*>)?(?: = )?(?:memo\(function \w+)?\(/.exec(source.slice(start)) ?? []
  if (opening === undefined) return ''
  const parameter = upTo(')', source, start + opening.length)
  const pattern = upTo(':', parameter, 0)
  return pattern === '' ? '' : parameter.slice(pattern.length + 1).trim()
}

const declared = (source: string, name: string) =>
  new RegExp(
    `^(?:export )?type ${name}\\b[^=]*= ([^]*?)\\n(?=\\n|/\\*\\*|export|const|function|type)`,
    'm',
  ).exec(source)?.[1]

/** The declaration of a type, in the file or in the file of `src/ui` that it is imported from. */
function declarationOf(sources: Sources, file: string, name: string): string | undefined {
  const source = sources[file] ?? ''
  const own = declared(source, name)
  if (own !== undefined) return own
  const [, from = ''] =
    new RegExp(`import [^']*\\b${name}\\b[^']* from '([^']+)'`).exec(source) ?? []
  const path = from.startsWith('./')
    ? file.replace(/[^/]*$/, from.slice('./'.length))
    : from.replace('@/ui/', '')
  return declared(sources[`${path}.tsx`] ?? sources[`${path}.ts`] ?? '', name)
}

/** The names of types outside braces: those that a type combines, not those of its fields. */
const namesIn = (type: string): string[] => {
  const head = type.replace(/\{[^{}]*\}/g, '')
  return head === type ? (type.match(/\b[A-Z]\w+/g) ?? []) : namesIn(head)
}

/** The type of the props as written, with the declarations of the types that it combines. */
function propsOf(sources: Sources, file: string, type: string): string {
  const own = /^\w+$/.test(type) ? declarationOf(sources, file, type) : undefined
  const text = own ?? type
  const others = [...new Set(namesIn(text))].flatMap((name) => {
    const declaration = declarationOf(sources, file, name)
    return declaration === undefined ? [] : [`type ${name} = ${declaration}`]
  })
  return [text, ...others].join('\n\n')
}

/** The parts that the files of `src/ui` export, each with its docstring and the type of its props. */
export function partsOf(sources: Sources): Part[] {
  const exported =
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function|const) ([A-Z][a-z]\w*)/g
  return Object.entries(sources)
    .filter(([file]) => file.endsWith('.tsx'))
    .flatMap(([file, source]) =>
      [...source.matchAll(exported)].map(({ 0: match, 1: docstring, 2: name = '', index }) => ({
        name,
        file,
        description: wordsOf(docstring),
        props: propsOf(sources, file, annotationOf(source, index + match.length)),
      })),
    )
}
