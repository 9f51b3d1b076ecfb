import { sizes } from '@/server/platform/rateLimiter'
import { ApiError } from '@/server/http/errors'

/** The most rows that a query for an export reads: one more than allowed, to detect too many. */
export const exportLimit = sizes.exportRows + 1

/** Throws ApiError 422 `too_many_rows` for more rows than an export may have. */
export function refuseTooManyRows(count: number) {
  if (count <= sizes.exportRows) return
  const most = sizes.exportRows.toLocaleString('ja-JP')
  throw new ApiError(
    422,
    'too_many_rows',
    `一度に出力できるのは${most}行までです。期間や条件をせまくして、もう一度お試しください。`,
  )
}

type Bytes = Uint8Array<ArrayBuffer>

/**
 * An exported table or paper. Exports can be answered only with this class, which only `of` and `streamed` create, so
 * none exceeds the limit of rows. `write` is not called for one that would.
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
  /** The reader of a file whose writing fails on the way sees the connection end, not a shorter file. */
  static streamed(name: string, pieces: AsyncIterable<Bytes>): Export {
    return new Export(name, pieces)
  }
  /** For what has to be known before the first byte is sent, such as a header that counts. */
  static async inPieces(name: string, pieces: AsyncIterable<BlobPart>): Promise<Export> {
    const parts: BlobPart[] = []
    for await (const piece of pieces) parts.push(piece)
    return new Export(name, new Blob(parts))
  }

  /** All of it. */
  async bytes(): Promise<Bytes> {
    if (this.content instanceof Blob) return new Uint8Array(await this.content.arrayBuffer())
    const parts: Bytes[] = []
    for await (const piece of this.content) parts.push(piece)
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}
