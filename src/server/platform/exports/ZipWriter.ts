import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { dayOf, timeOf } from '@/lib/date'

/** The size of the pieces that are passed on, so that stored rows are not small. */
const PIECE_BYTES = 1024 * 1024

/**
 * Writes a ZIP file by file: each is passed on in pieces before the next one begins, so only a piece and the list of
 * names are in memory (ADR 36).
 */
export class ZipWriter {
  private waiting: Uint8Array[] = []
  private waitingBytes = 0
  private readonly zip = new Zip((error, piece) => {
    if (error) throw error
    this.waiting.push(piece)
    this.waitingBytes += piece.length
  })

  /**
   * The time of every file. A ZIP keeps it without a time zone and fflate takes it by the clock of the process, so the
   * clock of Japan is given as if it were that one.
   */
  private readonly at: Date

  constructor(now: Date) {
    this.at = new Date(`${dayOf(now)}T${timeOf(now)}`)
  }

  /** Adds a file (a PDF as it is: it is compressed already). Yields the pieces of the archive that are full. */
  async *file(
    name: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const entry = name.endsWith('.pdf') ? new ZipPassThrough(name) : new ZipDeflate(name)
    entry.mtime = this.at
    this.zip.add(entry)
    for await (const piece of content) {
      entry.push(piece)
      yield* this.take(PIECE_BYTES)
    }
    entry.push(new Uint8Array(0), true)
    yield* this.take(PIECE_BYTES)
  }

  /** Ends the archive and yields the rest of it. */
  *end(): Generator<Uint8Array<ArrayBuffer>> {
    this.zip.end()
    yield* this.take(1)
  }

  private *take(atLeastBytes: number): Generator<Uint8Array<ArrayBuffer>> {
    if (this.waitingBytes < atLeastBytes) return
    const piece = new Uint8Array(Buffer.concat(this.waiting))
    this.waiting = []
    this.waitingBytes = 0
    yield piece
  }
}
