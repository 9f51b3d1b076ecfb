import { connect, createServer, type Socket } from 'node:net'

/** Forwards data and the end of the connection after the delay. */
function pass(from: Socket, to: Socket, delayMs: number) {
  from.on('data', (part: Buffer) => {
    setTimeout(() => to.write(part), delayMs)
  })
  from.on('end', () => {
    setTimeout(() => to.end(), delayMs)
  })
  from.on('error', () => to.destroy())
}

/** Forwards to a port of this machine as over a long line: each direction takes `delayMs` milliseconds. */
export async function startDelayingProxy(to: number, delayMs: number) {
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true })
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    pass(near, far, delayMs)
    pass(far, near, delayMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
