import { ApiError } from '@/server/http/errors'
import { sizes } from '@/server/platform/rateLimiter'

/** The most rows that a query for an export reads: one more than allowed, to detect too many. */
export const exportLimit = sizes.exportRows + 1

/** Throws ApiError 422 `too_many_rows` for more rows than an export may have. */
export function refuseTooManyRows(count: number) {
  if (count <= sizes.exportRows) return
  const maxRows = sizes.exportRows.toLocaleString('ja-JP')
  throw new ApiError(
    422,
    'too_many_rows',
    `一度に出力できるのは${maxRows}行までです。期間や条件をせまくして、もう一度お試しください。`,
  )
}

type Bytes = Uint8Array<ArrayBuffer>

/**
 * An exported table or document: the only type with which a handler can answer an export. `of` refuses too many rows
 * before it calls `write`.
 */
export class Export {
  private constructor(
    readonly name: string,
    /** In pieces: written while it is sent, so no more than one of them is in memory. */
    readonly content: Blob | AsyncIterable<Bytes>,
  ) {}
  static async of<T>(
    name: string,
    rows: readonly T[],
    write: (rows: readonly T[]) => BlobPart | Promise<BlobPart>,
  ): Promise<Export> {
    refuseTooManyRows(rows.length)
    return new Export(name, new Blob([await write(rows)]))
  }
  /** If writing fails on the way, the connection is cut, so that the reader does not take a part for the whole file. */
  static streamed(name: string, pieces: AsyncIterable<Bytes>): Export {
    return new Export(name, pieces)
  }
  /** For a file whose headers depend on all of it, such as a count of replaced characters. */
  static async inPieces(name: string, pieces: AsyncIterable<BlobPart>): Promise<Export> {
    const parts: BlobPart[] = []
    for await (const piece of pieces) parts.push(piece)
    return new Export(name, new Blob(parts))
  }

  async bytes(): Promise<Bytes> {
    if (this.content instanceof Blob) return new Uint8Array(await this.content.arrayBuffer())
    const parts: Bytes[] = []
    for await (const piece of this.content) parts.push(piece)
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}
