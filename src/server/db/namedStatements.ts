/** A statement that has been sent this often is frequent. */
const SENT_BEFORE_NAMED = 5
/** The server keeps a plan for each name on each connection, so their number has a bound. */
const MAX_NAMED = 400
/** Characters. Beyond it a statement writes or names many rows at once: its plan would cost much memory. */
const MAX_LENGTH = 10_000
/** Texts that are counted; most of them differ by the length of a list alone. */
const MAX_COUNTED = 2000

/**
 * Gives frequent statements the name of a prepared statement, so that the server parses and plans them once for each
 * connection: with the policies of the tables this takes longer than running them (ADR 49).
 */
export function createStatementNames() {
  const names = new Map<string, string>()
  let counts = new Map<string, number>()
  /** The name for this text; undefined while it is rare, where it is long, and once all names are taken. */
  return (text: string): string | undefined => {
    if (text.length > MAX_LENGTH) return undefined
    const existingName = names.get(text)
    if (existingName !== undefined || names.size >= MAX_NAMED) return existingName
    const count = (counts.get(text) ?? 0) + 1
    if (count <= SENT_BEFORE_NAMED) {
      if (counts.size >= MAX_COUNTED) counts = new Map()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
}
