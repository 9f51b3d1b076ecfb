import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The files that one run makes and changes. Nothing is written before all of them are known, so that a run that fails
 * leaves nothing half.
 */
export class Files {
  private readonly contents = new Map<string, string>()

  /** Throws when the file is there already. */
  add(path: string, content: string): void {
    if (existsSync(path)) throw new Error(`${path} is there already.`)
    this.contents.set(path, content)
  }

  /** Replaces the first match. Throws when there is none: then the file has another form, and is changed by hand. */
  change(path: string, pattern: RegExp, replace: (match: string) => string): void {
    if (!existsSync(path)) throw new Error(`${path} is missing.`)
    const before = this.contents.get(path) ?? readFileSync(path, 'utf8')
    if (!pattern.test(before))
      throw new Error(`${path} does not have the usual form: follow CONTRIBUTING.md by hand.`)
    this.contents.set(path, before.replace(pattern, replace))
  }

  /** Adds a line to a sorted list whose comments stand at its top. */
  addLine(path: string, line: string): void {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    const at = lines.findIndex((other) => !other.startsWith('#') && other > line)
    lines.splice(at === -1 ? lines.length : at, 0, line)
    this.contents.set(path, `${lines.join('\n')}\n`)
  }

  /** Writes and formats all of them; their paths. */
  write(): string[] {
    for (const [path, content] of this.contents) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    const paths = [...this.contents.keys()]
    execFileSync(process.execPath, [
      'node_modules/prettier/bin/prettier.cjs',
      ...['--write', '--ignore-unknown', '--log-level', 'warn', ...paths],
    ])
    return paths
  }
}
