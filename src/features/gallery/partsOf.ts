/** A part as its file describes it. */
export type Part = { name: string; file: string; description: string; props: string }

/** The words of a docstring, without its stars. */
const wordsOf = (docstring = '') =>
  docstring
    .replace(/^\s*\/?\*+\/?|\*\/\s*$/gm, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')

/** The parts that a file of `src/ui` exports, each with its docstring and the type of its props as they are written. */
export function partsOf(file: string, source: string): Part[] {
  const [, props = ''] =
    /^(?:export )?type Props\b[^=]*= ([\s\S]*?)\n(?=\n|\/\*\*|export|const|function)/m.exec(
      source,
    ) ?? []
  const exported =
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function|const) ([A-Z][a-z]\w*)/g
  return [...source.matchAll(exported)].map(([, docstring, name = '']) => ({
    name,
    file,
    description: wordsOf(docstring),
    props: props.trim(),
  }))
}
