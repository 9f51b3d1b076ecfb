// Where the server can be reached from, and what the start says of that and of the database.
import { styleText } from 'node:util'

export const THIS_MACHINE = '127.0.0.1'
const isThisMachine = (host) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)

/**
 * The host to listen on: the one that was chosen; otherwise this machine alone while somebody could sign in with a
 * password that is in the README. undefined: every address.
 */
export const hostFor = ({ chosenHost, hasDemo }) =>
  chosenHost ?? (hasDemo ? THIS_MACHINE : undefined)

/** The host by which this machine reaches a server that listens on `host`. */
export function reachableName(host) {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The warning for the person at the terminal; undefined if there is none. */
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
 * Listens there and nowhere else; calls in progress are still answered. A server that already listens there is left
 * alone, because listening again would reset connections that are being made. Returns the port.
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

/**
 * The warning about the embedded database; undefined on PostgreSQL. `url`: DATABASE_URL, empty as unset.
 */
export const databaseNotice = (url) =>
  url
    ? undefined
    : '内蔵のデータベースは、お試しと開発のためだけのものです。停電で失われることがあります。実際の業務では DATABASE_URL で PostgreSQL をお使いください。'

/**
 * What a server on PostgreSQL cannot do without certain settings; undefined on the embedded database, which shows its
 * mails and makes its own key.
 */
export function missingNotice({ DATABASE_URL, SMTP_URL, DOCUMENT_KEY }) {
  if (!DATABASE_URL) return undefined
  const lines = [
    !SMTP_URL && 'SMTP_URL がないため、メールは誰にも届きません。',
    !DOCUMENT_KEY &&
      'DOCUMENT_KEY がないため、事業者確認の書類を受け付けられず、企業は求人を公開できません。',
  ].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : undefined
}
