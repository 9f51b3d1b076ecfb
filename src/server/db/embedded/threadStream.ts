import { Duplex } from 'node:stream'

type Chunk = { chunk: Buffer }

/** The socket that the driver of PostgreSQL writes to and reads from, with an engine at its other end. */
export class ThreadStream extends Duplex {
  constructor(
    private readonly exchange: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array[]>,
  ) {
    super()
  }

  // What the driver calls of a socket.
  connect() {
    process.nextTick(() => this.emit('connect'))
  }
  setNoDelay() {}

  override _read() {}

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void) {
    this._writev([{ chunk }], done)
  }

  override _writev(chunks: readonly Chunk[], done: () => void) {
    // Memory of its own: a message copies the whole memory behind a buffer, which small ones share.
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
