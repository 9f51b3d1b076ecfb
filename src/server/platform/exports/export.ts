import { sizes } from '@/server/platform/rateLimiter'
import { ApiError } from '@/server/http/errors'

/** The most rows that a query for an export reads: one more than may leave tells that there are too many. */
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

/**
 * A table or a paper that leaves the house. The kit answers an export with nothing else, and only `of` makes one: so
 * none holds more rows than the limit. `write` is not begun for one that does.
 */
export class Export {
  private constructor(readonly file: File) {}
  static async of<T>(
    name: string,
    rows: readonly T[],
    write: (rows: readonly T[]) => BlobPart | Promise<BlobPart>,
  ): Promise<Export> {
    refuseTooManyRows(rows.length)
    return new Export(new File([await write(rows)], name))
  }
  /**
   * A file that is made in pieces, so that other calls are answered between them. The file is answered whole: an error
   * on the way leaves no broken file, and what was counted while writing can go into the headers.
   */
  static async inPieces(name: string, pieces: AsyncIterable<BlobPart>): Promise<Export> {
    const parts: BlobPart[] = []
    for await (const piece of pieces) parts.push(piece)
    return new Export(new File(parts, name))
  }
}
