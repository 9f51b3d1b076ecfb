/** The tables whose rows belong to a company or a store, with the columns that say to which. */
export type KeyedTables = ReadonlyMap<string, readonly string[]>

/** A table of a statement, by the name that the statement has for it. */
const tableNames = /(?:\bfrom|\bjoin|\bupdate|\binto)\s+"(\w+)"(?:\s+(?:as\s+)?"(\w+)")?/g

/** Whether a statement compares one of these columns of a table, or joins by it. */
function comparesKey(
  statement: string,
  name: string,
  columns: readonly string[],
  isAlone: boolean,
) {
  const column = `"${name}"\\."(?:${columns.join('|')})"`
  const bare = isAlone ? `|(?<!\\.)"(?:${columns.join('|')})"\\s*(?:=|in\\b)` : ''
  return new RegExp(`${column}\\s*(?:=|in\\b)|(?:=|in \\()\\s*${column}${bare}`).test(statement)
}

/**
 * The tables of rows of a company or store that a statement reaches without naming whose rows it means: a database that
 * keeps companies apart would have to ask every part of itself.
 */
export function tablesWithoutKey(statement: string, keyed: KeyedTables): string[] {
  const found = [...statement.matchAll(tableNames)]
  return found.flatMap(([, table = '', alias]) => {
    const columns = keyed.get(table)
    if (!columns || /^\s*insert\b/.test(statement)) return []
    return comparesKey(statement, alias ?? table, columns, found.length === 1) ? [] : [table]
  })
}
