/**
 * Returns the stream of a file's content. It requests a piece once the last one was read, so only one is in memory.
 * `onEnd` is called once: when all were read, when the reader gave up, or with the error that the pieces threw. The
 * reader learns of the end after that, so what `onEnd` frees is available to the next call.
 */
export function streamOf(
  pieces: AsyncIterable<Uint8Array>,
  onEnd: (error?: unknown) => Promise<void> = () => Promise.resolve(),
): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(reader) {
        try {
          const { value, done } = await iterator.next()
          if (done !== true) {
            reader.enqueue(value)
            return
          }
        } catch (error) {
          await onEnd(error)
          reader.error(error)
          return
        }
        await onEnd()
        reader.close()
      },
      async cancel() {
        await iterator.return?.()
        await onEnd()
      },
    },
    { highWaterMark: 0 },
  )
}
