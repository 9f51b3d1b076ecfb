import { createServer, type AddressInfo } from 'node:net'

/** Starts an SMTP server that accepts every mail and records it. It confirms them once `mayAnswer` resolves. */
export async function startMailServer({ mayAnswer = Promise.resolve() } = {}) {
  const accepted: string[] = []
  const server = createServer((socket) => {
    let text = ''
    let isInText = false
    const end = () => (isInText ? '\r\n.\r\n' : '\r\n')
    const say = (line: string) => socket.write(`${line}\r\n`)
    const readLine = (line: string) => {
      if (isInText) {
        accepted.push(line)
        isInText = false
        void mayAnswer.then(() => say('250 ok'))
      } else if (line === 'DATA') {
        isInText = true
        say('354 go')
      } else if (line === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
    say('220 test')
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (let index = text.indexOf(end()); index >= 0; index = text.indexOf(end())) {
        const line = text.slice(0, index)
        text = text.slice(index + end().length)
        readLine(line)
      }
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    accepted,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done)),
  }
}
