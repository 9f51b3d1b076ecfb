/** The tables whose rows belong to a company or a store, with the columns that say to which. */
export type KeyedTables = ReadonlyMap<string, readonly string[]>

/** The tables of a statement by their aliases. */
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
 * Returns the tables of a company's or store's rows that a statement reads without naming the owner. A database that is
 * sharded by company would have to ask every shard.
 */
export function tablesWithoutKey(statement: string, keyed: KeyedTables): string[] {
  const found = [...statement.matchAll(tableNames)]
  return found.flatMap(([, table = '', alias]) => {
    const columns = keyed.get(table)
    if (!columns || /^\s*insert\b/.test(statement)) return []
    return comparesKey(statement, alias ?? table, columns, found.length === 1) ? [] : [table]
  })
}
