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

const IMPORTS = /^import (?:[^']*? from )?'([^']+)'\n/gm
/** The groups of `import/order`: packages, the project's own by path, what stands beside the file. */
const groupOf = (from: string) => {
  if (from.startsWith('.')) return 2
  return /^@(mocks|tests)?\//.test(from) ? 1 : 0
}
const isBefore = (from: string, other: string) =>
  groupOf(from) === groupOf(other)
    ? from.localeCompare(other, 'en') < 0
    : groupOf(from) < groupOf(other)

/** The names in the order of the alphabet. */
export const sorted = (names: readonly string[]) =>
  [...new Set(names)].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))

/** The names with one more, before the first that comes after it in the alphabet. */
function withName(names: readonly string[], name: string): string[] {
  const at = names.findIndex((other) => nameOf(other) > nameOf(name))
  return names.toSpliced(at === -1 ? names.length : at, 0, name)
}

/**
 * The files that one run makes and changes. Nothing is written before all of them are known, so that a run that fails
 * leaves nothing half.
 */
export class Files {
  private readonly contents = new Map<string, string>()
  readonly notes: string[] = []

  /** Throws when the file is there already. */
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
   * Inserts an entry into a sorted object literal or list that begins with `opening`: before the first entry that comes
   * after it in the alphabet. Where single entries follow spread ones, the spread ones stay in front.
   */
  insertSorted(path: string, opening: string, entry: string): void {
    const lines = this.contentOf(path).split('\n')
    const first = lines.findIndex((line) => line.includes(opening)) + 1
    if (first === 0)
      throw new Error(`${path} does not have the usual form: follow CONTRIBUTING.md by hand.`)
    const isEntry = entry.startsWith('...') ? /^ {2}\.\.\./ : /^ {2}['\w]/
    const isAfter = (line: string) =>
      /^[\]})]/.test(line) || (isEntry.test(line) && nameOf(line) > nameOf(entry))
    const at = lines.findIndex((line, index) => index >= first && isAfter(line))
    lines.splice(at, 0, `  ${entry}`)
    this.contents.set(path, lines.join('\n'))
  }

  /** Something that whoever runs it should know. */
  note(text: string): void {
    this.notes.push(text)
  }

  /** Adds names to the import from a module, or that import, each at its place in the alphabet. */
  importNames(path: string, from: string, names: readonly string[]): void {
    const known = new RegExp(`(?<=import (type )?\\{)[^}]*(?=\\} from '${escaped(from)}')`)
    if (!known.test(this.contentOf(path)))
      return this.addImport(path, from, `{ ${sorted(names).join(', ')} }`)
    return this.change(path, known, (list) => {
      const before = list.split(',').flatMap((name) => name.trim() || [])
      const added = names.filter((name) => !before.includes(name))
      return ` ${added.reduce(withName, before).join(', ')} `
    })
  }

  /** Adds an import: in its group, before the first whose path comes after it in the alphabet. */
  addImport(path: string, from: string, imported: string): void {
    const text = this.contentOf(path)
    const imports = [...text.matchAll(IMPORTS)]
    const next = imports.find(([, other = '']) => isBefore(from, other))
    const last = imports.at(-1)
    const at = next?.index ?? (last ? last.index + last[0].length : 0)
    const line = `import ${imported} from '${from}'\n`
    this.contents.set(path, text.slice(0, at) + line + text.slice(at))
  }

  /** Adds a line to a sorted list whose comments stand at its top. */
  addLine(path: string, line: string): void {
    const lines = this.contentOf(path).trimEnd().split('\n')
    const at = lines.findIndex((other) => !other.startsWith('#') && other > line)
    lines.splice(at === -1 ? lines.length : at, 0, line)
    this.contents.set(path, `${lines.join('\n')}\n`)
  }

  /** What the run makes and changes. */
  paths(): string[] {
    return [...this.contents.keys()]
  }

  /** The file as this run leaves it. Throws when there is none. */
  contentOf(path: string): string {
    const content = this.contents.get(path)
    if (content === undefined && !existsSync(path)) throw new Error(`${path} is missing.`)
    return content ?? readFileSync(path, 'utf8')
  }

  /** Writes and formats all of them; their paths. */
  write(): string[] {
    for (const [path, content] of this.contents) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    const paths = this.paths()
    execFileSync(process.execPath, [
      'node_modules/prettier/bin/prettier.cjs',
      ...['--write', '--ignore-unknown', '--log-level', 'warn', ...paths],
    ])
    return paths
  }
}
