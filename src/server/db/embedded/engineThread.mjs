// The embedded database, in a thread of its own: a call that never returns would otherwise hold the whole process.
// Plain JavaScript, because the server starts this file by its path, past every bundler and compiler.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

const plainError = ({ name, message, code }) => ({ name, message, code })

const methods = {
  // The other thread parses the answer, because this one is the slower of the two.
  exchange: async (database, { bytes }) => {
    const pieces = []
    const onRawData = (piece) => pieces.push(piece.slice())
    await database.execProtocolRawStream(bytes, { onRawData })
    return pieces
  },
  close: (database) => database.close(),
}

async function answer(database, { id, method, ...request }) {
  try {
    const result = await methods[method](database, request)
    // The memory of the pieces goes to the other thread without a copy.
    port.postMessage(
      { id, result },
      result?.map(({ buffer }) => buffer),
    )
  } catch (error) {
    port.postMessage({ id, error: plainError(error) })
  }
}

try {
  const database = await PGlite.create({
    dataDir: workerData.dataDir,
    extensions: { btree_gist },
  })
  port.on('message', (request) => void answer(database, request))
  port.postMessage({ isOpen: true })
} catch (error) {
  port.postMessage({ isOpen: false, error: plainError(error) })
}
