import type { Client, ClientConfig } from 'pg'
import { errorCodeOf } from './errorCode'
import { connectionOptions, WatchedClient } from './pool'

const READ_ONLY_MESSAGE =
  'DATABASE_URL のデータベースは読み取り専用の複製 (レプリカ) です。書き込める側のアドレスを指定してください。切り替えの途中なら、このままお待ちください。'
const POOLER_MESSAGE =
  'DATABASE_URL が、トランザクション単位の接続プール (PgBouncer など) を指しています。変更の知らせが届かなくなるため、PostgreSQL に直接つなぐか、セッション単位のプールにしてください。'
const PASSWORD_MESSAGE =
  'データベースにログインできません。DATABASE_URL の役割名とパスワードを確かめてください。'
const addressOf = (url: string) => {
  const { host } = URL.canParse(url) ? new URL(url) : { host: '' }
  return host
}
const silentMessage = (url: string) =>
  `データベース ${addressOf(url)} が応答しません。PostgreSQL が動いているか、ファイアウォールの設定を確かめてください。`
const unknownHostMessage = (url: string) =>
  `データベースのホスト名 ${addressOf(url)} が見つかりません。DATABASE_URL のホスト名を確かめてください。`

const closedMessage = (url: string) =>
  `${addressOf(url)} が、つないだ直後に接続を閉じました。PostgreSQL のポートか、途中のプロキシやファイアウォールの設定を確かめてください。`
const certificateMessage = (url: string) =>
  `データベース ${addressOf(url)} の証明書を確かめられません。DATABASE_URL のホスト名と sslmode、NODE_EXTRA_CA_CERTS を確かめてください。`

/** What the operator reads, by the code of Node.js or PostgreSQL. */
const messages: Record<string, (url: string) => string> = {
  ECONNREFUSED: (url) =>
    `データベース ${addressOf(url)} につながりません。PostgreSQL が動いているか、DATABASE_URL のホストとポートを確かめてください。`,
  ETIMEDOUT: silentMessage,
  EHOSTUNREACH: silentMessage,
  ENETUNREACH: silentMessage,
  ECONNRESET: closedMessage,
  EPIPE: closedMessage,
  CERT_HAS_EXPIRED: certificateMessage,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificateMessage,
  ERR_TLS_CERT_ALTNAME_INVALID: certificateMessage,
  SELF_SIGNED_CERT_IN_CHAIN: certificateMessage,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificateMessage,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificateMessage,
  ENOTFOUND: unknownHostMessage,
  EAI_AGAIN: unknownHostMessage,
  // invalid_authorization_specification and invalid_password
  '28000': () => PASSWORD_MESSAGE,
  '28P01': () => PASSWORD_MESSAGE,
  // invalid_catalog_name
  '3D000': (url) =>
    `データベース「${URL.canParse(url) ? decodeURIComponent(new URL(url).pathname.slice(1)) : ''}」がありません。DATABASE_URL の最後の名前を確かめるか、create database で作成してください。`,
  // insufficient_privilege
  '42501': () =>
    'データベースの表を読む権限がありません。DATABASE_URL の役割に app_system を与えたか確かめてください。',
  // too_many_connections
  '53300': () =>
    'データベースの接続数が上限に達しています。max_connections を増やすか、使っていない接続を閉じてください。',
  // cannot_connect_now
  '57P03': () => 'データベースは起動または停止の途中です。開けるまで、このままお待ちください。',
  // read_only_sql_transaction
  '25006': () => READ_ONLY_MESSAGE,
  // protocol_violation: a pooler refuses the settings of a session
  '08P01': () => POOLER_MESSAGE,
}
/** The advice for errors of the driver without a code, by their message. */
const sentences: readonly [pattern: RegExp, message: (url: string) => string][] = [
  [/timeout/, silentMessage],
  [/terminated unexpectedly/, closedMessage],
  [
    /does not support SSL/,
    (url) =>
      `データベース ${addressOf(url)} は暗号化した接続 (SSL) を受け付けません。DATABASE_URL の sslmode を外すか、PostgreSQL の ssl を有効にしてください。`,
  ],
  [/password must be a/, () => PASSWORD_MESSAGE],
]
/** The first cause: Drizzle wraps an error in one that contains the query. */
const firstCauseOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? firstCauseOf(error.cause) : error

/**
 * Tells the operator in a sentence why PostgreSQL cannot be opened and what to do. For an unknown cause it is the
 * message of the driver or the server. Of `url` it names only the host, because it holds a password.
 */
export function explainOpening(error: unknown, url: string): unknown {
  const first = firstCauseOf(error)
  const errorText = first instanceof Error ? first.message : String(first)
  const message =
    messages[errorCodeOf(error) ?? ''] ??
    sentences.find(([pattern]) => pattern.test(errorText))?.[1]
  return message ? new Error(message(url), { cause: error }) : first
}

const backendOf = async (client: Client) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/**
 * Throws if a transaction pooler is in between. Such a pooler gives a session to others after each transaction, so
 * `listen` would wait in a session that nobody reads. The test: while one connection holds a transaction open, another
 * must keep its own backend.
 */
export async function refusePooler(url: string): Promise<void> {
  const options: ClientConfig = connectionOptions(url)
  const [listener, holder] = [new WatchedClient(options), new WatchedClient(options)]
  try {
    await Promise.all([listener.connect(), holder.connect()])
    const listenerBackendBefore = await backendOf(listener)
    await holder.query('begin')
    const [holderBackend, listenerBackend] = [await backendOf(holder), await backendOf(listener)]
    if (holderBackend === listenerBackendBefore || listenerBackend !== listenerBackendBefore)
      throw new Error(POOLER_MESSAGE)
  } finally {
    await Promise.all([listener.end(), holder.end()])
  }
}
