import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The name of an entry, for the alphabet. */
const nameOf = (entry: string) => entry.trim().replace(/^'/, '').toLowerCase()

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
   * after it in the alphabet. Entries that are spread stand in front and stay there.
   */
  insertSorted(path: string, opening: string, entry: string): void {
    const lines = this.contentOf(path).split('\n')
    const first = lines.findIndex((line) => line.includes(opening)) + 1
    if (first === 0)
      throw new Error(`${path} does not have the usual form: follow CONTRIBUTING.md by hand.`)
    const isAfter = (line: string) =>
      /^[\]})]/.test(line) || (/^ {2}['\w]/.test(line) && nameOf(line) > nameOf(entry))
    const at = lines.findIndex((line, index) => index >= first && isAfter(line))
    lines.splice(at, 0, `  ${entry}`)
    this.contents.set(path, lines.join('\n'))
  }

  /** Something that whoever runs it should know. */
  note(text: string): void {
    this.notes.push(text)
  }

  /** Adds names to the import from a module, or the import when there is none yet, as the first one. */
  importNames(path: string, from: string, names: readonly string[]): void {
    const list = names.join(', ')
    const opening = new RegExp(`import (type )?\\{(?=[^}]*\\} from '${escaped(from)}')`)
    if (opening.test(this.contentOf(path)))
      this.change(path, opening, (match) => `${match} ${list},`)
    else this.change(path, /^import /m, (match) => `import { ${list} } from '${from}'\n${match}`)
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
    if (!existsSync(path)) throw new Error(`${path} is missing.`)
    return this.contents.get(path) ?? readFileSync(path, 'utf8')
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
