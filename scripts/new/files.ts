import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The name of an entry or of an imported thing, for the alphabet. */
const nameOf = (entry: string) =>
  entry
    .trim()
    .replace(/^('|type |\.\.\.)/, '')
    .toLowerCase()

/** Whether an entry belongs behind another, by code points, as the lists of the repository are sorted. */
const isLater = (entry: string, other: string) => nameOf(entry) > nameOf(other)

/** Returns the names in alphabetical order, each once. */
export const sorted = (names: readonly string[]) =>
  [...new Set(names)].toSorted((a, b) => Number(isLater(a, b)) - Number(isLater(b, a)))

/** Returns the names with one more, before the first that comes after it in the alphabet. */
function withName(names: readonly string[], name: string): string[] {
  const at = names.findIndex((other) => isLater(other, name))
  return names.toSpliced(at === -1 ? names.length : at, 0, name)
}

/**
 * The files that one run makes and changes. Nothing is written before all of them are known, so that a failed run
 * changes nothing.
 */
export class Files {
  private readonly contents = new Map<string, string>()
  readonly notes: string[] = []

  /** Throws if the file exists. */
  add(path: string, content: string): void {
    if (existsSync(path)) throw new Error(`${path} is there already.`)
    this.contents.set(path, content)
  }

  /** Replaces the first match. Throws when there is none: then the file has another form, and is changed by hand. */
  change(path: string, pattern: RegExp, replace: (match: string) => string): void {
    const before = this.contentOf(path)
    if (!pattern.test(before))
      throw new Error(`${path} does not have the usual form: follow CONTRIBUTING.md by hand.`)
    this.contents.set(path, before.replace(pattern, replace))
  }

  /** Inserts behind the first place of a text. */
  insertAfter(path: string, place: string, text: string): void {
    this.change(path, new RegExp(escaped(place)), (match) => match + text)
  }

  /**
   * Inserts an entry into the object literal or list that begins with `opening`: before the first entry of its kind
   * (spread or single) with a later name, else at the end. Entries have two spaces of indent, the closing bracket none.
   */
  insertSorted(path: string, opening: string, entry: string): void {
    const lines = this.contentOf(path).split('\n')
    const first = lines.findIndex((line) => line.includes(opening)) + 1
    if (first === 0)
      throw new Error(`${path} does not have the usual form: follow CONTRIBUTING.md by hand.`)
    const isEntry = entry.startsWith('...') ? /^ {2}\.\.\./ : /^ {2}['\w]/
    const isAfter = (line: string) =>
      /^[\]})]/.test(line) || (isEntry.test(line) && isLater(line, entry))
    const at = lines.findIndex((line, index) => index >= first && isAfter(line))
    lines.splice(at, 0, `  ${entry}`)
    this.contents.set(path, lines.join('\n'))
  }

  /** Adds a note for the user of the command. */
  note(text: string): void {
    this.notes.push(text)
  }

  /** Adds names to the import from a module, or that import, each at its place in the alphabet. */
  importNames(path: string, from: string, names: readonly string[]): void {
    const importPattern = new RegExp(`(?<=import (type )?\\{)[^}]*(?=\\} from '${escaped(from)}')`)
    if (!importPattern.test(this.contentOf(path)))
      return this.addImport(path, from, `{ ${sorted(names).join(', ')} }`)
    return this.change(path, importPattern, (list) => {
      const before = list.split(',').flatMap((name) => name.trim() || [])
      const added = names.filter((name) => !before.includes(name))
      return ` ${added.reduce(withName, before).join(', ')} `
    })
  }

  /** Adds an import. oxfmt moves it to its place when the files are written. */
  addImport(path: string, from: string, imported: string): void {
    this.contents.set(path, `import ${imported} from '${from}'\n${this.contentOf(path)}`)
  }

  /** Adds a line to a sorted list whose comments are at its top. */
  addLine(path: string, line: string): void {
    const lines = this.contentOf(path).trimEnd().split('\n')
    const index = lines.findIndex((other) => !other.startsWith('#') && other > line)
    lines.splice(index === -1 ? lines.length : index, 0, line)
    this.contents.set(path, `${lines.join('\n')}\n`)
  }

  /** What the run makes and changes. */
  paths(): string[] {
    return [...this.contents.keys()]
  }

  /** The content of the file after the changes so far. Throws when there is none. */
  contentOf(path: string): string {
    const content = this.contents.get(path)
    if (content === undefined && !existsSync(path)) throw new Error(`${path} is missing.`)
    return content ?? readFileSync(path, 'utf8')
  }

  /** Writes and formats all files; returns their paths. */
  write(): string[] {
    for (const [path, content] of this.contents) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    const paths = this.paths()
    execFileSync('node_modules/.bin/oxfmt', ['--no-error-on-unmatched-pattern', ...paths])
    return paths
  }
}
