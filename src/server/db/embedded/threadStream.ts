import { Duplex } from 'node:stream'

type Chunk = { chunk: Buffer }

/**
 * The socket of the PostgreSQL driver to the embedded database, which runs in a thread. `exchange` sends the thread
 * messages of the protocol and resolves with its answers. A write is done at once; the answers arrive as data to read.
 */
export class ThreadStream extends Duplex {
  constructor(
    private readonly exchange: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array[]>,
  ) {
    super()
  }

  // The methods of a socket that the driver calls.
  connect() {
    process.nextTick(() => this.emit('connect'))
  }
  setNoDelay() {}

  override _read() {}

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void) {
    this._writev([{ chunk }], done)
  }

  override _writev(chunks: readonly Chunk[], done: () => void) {
    // Copied, because a message carries the whole memory behind a buffer, which small buffers share.
    const bytes = new Uint8Array(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0))
    let end = 0
    for (const { chunk } of chunks) {
      bytes.set(chunk, end)
      end += chunk.length
    }
    this.exchange(bytes).then(
      (pieces) => {
        for (const piece of pieces) this.push(piece)
      },
      (error: Error) => this.destroy(error),
    )
    done()
  }
}
