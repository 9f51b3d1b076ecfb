// Where the server can be reached from.
import { styleText } from 'node:util'

export const THIS_MACHINE = '127.0.0.1'
const isThisMachine = (host) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)

/**
 * The host to listen on: the one that was chosen; otherwise this machine alone while somebody could sign in with a
 * password that stands in the README. undefined: every address.
 */
export const hostFor = ({ chosenHost, hasDemo }) =>
  chosenHost ?? (hasDemo ? THIS_MACHINE : undefined)

/** How this machine calls a server that listens on that host. */
export function reachableName(host) {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** What the person at the terminal should know about it; undefined for nothing. */
export function warningFor({ chosenHost, hasDemo }) {
  if (!hasDemo || (chosenHost !== undefined && isThisMachine(chosenHost))) return undefined
  if (chosenHost === undefined)
    return 'デモ用のアカウントがあるため、この端末からだけ開けます。ほかの端末からも開くには LISTEN_HOST=0.0.0.0 を付けてください。'
  return styleText(
    'red',
    `注意: LISTEN_HOST=${chosenHost} のため、ほかの端末からも開けます。パスワードが公開されているデモ用のアカウントで、だれでもログインできます。`,
  )
}

/**
 * Listens there and nowhere else; calls that are being answered are answered. A server that listens there already is
 * left alone: listening anew would reset connections that are being made. Returns the port.
 */
export function listenOn(server, port, host) {
  if (server.listening) {
    if (server.address().address === host) return Promise.resolve(server.address().port)
    server.close()
    server.closeIdleConnections()
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server.address().port)
    })
  })
}
