import {
  Column,
  getTableName,
  type DriverValueEncoder,
  type QueryWithTypings,
  Name,
  Param,
  Placeholder,
  SQL,
  StringChunk,
  Subquery,
  Table,
} from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

type Casing = { getColumnCasing: (column: Column) => string }
type Wrapper = { getSQL: () => SQL; shouldOmitSQLParens?: () => boolean }
const isWrapper = (chunk: object): chunk is Wrapper => 'getSQL' in chunk

/**
 * Thrown for a chunk that this dialect does not know (a view, an enum, inlined parameters): Drizzle then writes the
 * whole query.
 */
class Unknown extends Error {}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The value as the driver takes it, an expression, or the parameter itself where its value is given later. */
function encodedValueOf(param: Param): unknown {
  if (param.value instanceof Placeholder) return param
  const encoder = param.encoder as DriverValueEncoder<unknown, unknown>
  return param.value === null ? null : encoder.mapToDriverValue(param.value)
}

/** Writes the text of one query and collects its parameters. */
class Writer {
  readonly params: unknown[] = []
  text = ''

  constructor(private readonly nameOf: (column: Column) => string) {}

  writeAll(chunks: readonly unknown[]) {
    for (const chunk of chunks) this.write(chunk)
  }

  // The most frequent kinds come first.
  private write(chunk: unknown) {
    if (chunk === undefined) return
    if (typeof chunk !== 'object' || chunk === null) this.writeParam(chunk)
    else if (chunk instanceof StringChunk) this.text += chunk.value.join('')
    else if (chunk instanceof Column) this.text += this.nameOf(chunk)
    else if (chunk instanceof Param) this.writeValue(chunk)
    else if (chunk instanceof SQL) this.writeSql(chunk)
    else if (chunk instanceof Name) this.text += quoted(chunk.value)
    else if (chunk instanceof Table) this.text += quoted(getTableName(chunk))
    else if (chunk instanceof Placeholder) this.writeParam(chunk)
    else if (Array.isArray(chunk)) this.writeList(chunk)
    else this.writeRare(chunk)
  }

  private writeRare(chunk: object) {
    if (chunk instanceof SQL.Aliased) this.text += quoted(chunk.fieldAlias)
    else if (chunk instanceof Subquery) this.writeSubquery(chunk)
    else if (!isWrapper(chunk)) this.writeParam(chunk)
    else if (chunk.shouldOmitSQLParens?.()) this.writeSql(chunk.getSQL())
    else this.writeInParens(chunk.getSQL())
  }

  private writeSql(chunk: SQL) {
    if ((chunk as unknown as { shouldInlineParams: boolean }).shouldInlineParams)
      throw new Unknown()
    this.writeAll(chunk.queryChunks)
  }

  private writeInParens(chunk: SQL) {
    this.text += '('
    this.writeSql(chunk)
    this.text += ')'
  }

  private writeSubquery({ _: { sql, alias, isWith } }: Subquery) {
    if (!isWith) {
      this.writeInParens(sql)
      this.text += ' '
    }
    this.text += quoted(alias)
  }

  private writeList(chunks: readonly unknown[]) {
    if (this.writeAnyOf(chunks)) return
    this.text += '('
    chunks.forEach((chunk, index) => {
      if (index > 0) this.text += ', '
      this.write(chunk)
    })
    this.text += ')'
  }

  /**
   * A list of values after `in` becomes one array, so that the text does not depend on their number: each length would
   * be a statement of its own, parsed and planned anew.
   */
  private writeAnyOf(chunks: readonly unknown[]): boolean {
    const isIn = this.text.endsWith(' in ')
    if (!isIn || !chunks.every((chunk) => chunk instanceof Param)) return false
    const values = chunks.map(encodedValueOf)
    if (values.some((value) => value === null || typeof value === 'object')) return false
    const isNotIn = this.text.endsWith(' not in ')
    this.text = this.text.slice(0, isNotIn ? -' not in '.length : -' in '.length)
    this.text += isNotIn ? ' <> all(' : ' = any('
    this.writeParam(values)
    this.text += ')'
    return true
  }

  private writeValue(param: Param) {
    const value = encodedValueOf(param)
    if (value instanceof SQL) this.writeSql(value)
    else this.writeParam(value)
  }

  private writeParam(value: unknown) {
    if (typeof value === 'function') throw new Unknown()
    this.params.push(value)
    this.text += `$${this.params.length}`
  }
}

/**
 * The dialect of PostgreSQL that writes the text of a query in one pass. Drizzle tests each piece of a query for twelve
 * kinds by walking its classes, and joins the texts again at every level, which costs a read much processor time.
 * Drizzle writes what this dialect does not know.
 */
export class QuickDialect extends PgDialect {
  private readonly names = new WeakMap<Column, string>()

  override sqlToQuery(query: SQL, invokeSource?: 'indexes'): QueryWithTypings {
    if (invokeSource === undefined) {
      try {
        const writer = new Writer(this.nameOf)
        writer.writeAll([query])
        return { sql: writer.text, params: writer.params }
      } catch (error) {
        if (!(error instanceof Unknown)) throw error
      }
    }
    return super.sqlToQuery(query, invokeSource)
  }

  private readonly nameOf = (column: Column) => {
    const existingName = this.names.get(column)
    if (existingName !== undefined) return existingName
    const { casing } = this as unknown as { casing: Casing }
    const name = `${quoted(getTableName(column.table))}.${quoted(casing.getColumnCasing(column))}`
    this.names.set(column, name)
    return name
  }
}
