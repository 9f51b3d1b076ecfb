import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { choice, integer, number, url } from '@/lib/config/env.schema'
import { storagePlaces } from './platform/storage/objectStore'

/** Shorter than the lease of the job that waits for the model, so that no second runner takes the job over. */
const MAX_MODEL_SECONDS = 50
const DEFAULT_MODEL_SECONDS = 30
const DEFAULT_PORT = 3000
const LAST_PORT = 65_535
const ADDRESSES = 'IPアドレスか範囲を、カンマで区切って書いてください (例: 10.0.0.0/8,192.0.2.7)。'

const ORIGINS =
  'https://console.example.jp の形で、カンマで区切って書いてください。パスや終わりの / は付けません。'

/** The parts of a list with commas. */
export const partsOf = (list: string) => list.split(',').map((part) => part.trim())
function isAddressOrRange(text: string) {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6]
  if (bits === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}
const addressList = z
  .string()
  .check(z.refine((list) => partsOf(list).every(isAddressOrRange), ADDRESSES))

/** The origin as a browser writes it: a path or a trailing slash would never match. */
const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
const originList = z.string().check(z.refine((list) => partsOf(list).every(isOrigin), ORIGINS))

// `npm run configuration` writes the descriptions below to docs/CONFIGURATION.md and .env.example.
const { describe } = z

const network = {
  PORT: z
    ._default(integer({ min: 0, max: LAST_PORT }), DEFAULT_PORT)
    .check(describe('Port on which the server listens.')),
  LISTEN_HOST: z
    .optional(z.string())
    .check(
      describe(
        'Address on which the server listens: `0.0.0.0` for every machine, `127.0.0.1` for this one only. Without it, only a server without demonstration accounts accepts other machines.',
      ),
    ),
  APP_ORIGIN: z
    .optional(url(['http:', 'https:'], 'https://console.example.jp'))
    .check(
      describe(
        'Address of the console in mails, invitations and QR codes. Without it they contain `http://localhost:PORT`, which only this machine can open. With `https://`, the server tells browsers to use https only (HSTS).',
      ),
    ),
  ALLOWED_ORIGINS: z
    .optional(originList)
    .check(
      describe('Other origins whose console may call this API with cookies, separated by commas.'),
    ),
  COOKIE_SECURE: z
    ._default(choice(['auto', 'always']), 'auto')
    .check(
      describe(
        '`auto` marks cookies as `Secure` when the call came by https. `always` does so for every call and turns HSTS on. Set it behind a proxy that terminates https.',
      ),
    ),
  TRUST_PROXY: z
    ._default(integer({ min: 0 }), 0)
    .check(
      describe('Number of proxies in front of the server that write `X-Forwarded-*` headers.'),
    ),
  LOG_LEVEL: z
    ._default(choice(['error', 'warn', 'info']), 'warn')
    .check(
      describe(
        '`info` logs every call with its request id and path pattern. No level logs personal data.',
      ),
    ),
  METRICS_ALLOW: z
    .optional(addressList)
    .check(
      describe(
        'Addresses and ranges that may read `/metrics`, besides this machine, separated by commas. Calls through a proxy are refused.',
      ),
    ),
  SHUTDOWN_DELAY_SECONDS: z
    ._default(integer({ min: 0, max: 60 }), 0)
    .check(
      describe(
        'Seconds after SIGTERM during which the server still serves calls while `/readyz` answers 503, so that a proxy can stop sending them.',
      ),
    ),
  KEEP_ALIVE_SECONDS: z
    ._default(integer({ min: 1, max: 3600 }), 75)
    .check(
      describe(
        'Seconds for which an idle connection stays open. Set it higher than the same setting of the proxy.',
      ),
    ),
  MAINTENANCE: z
    ._default(choice(['on', 'off']), 'off')
    .check(describe('`on` shows the maintenance screen on every page of the running server.')),
  BUILD_DIR: z
    ._default(z.string(), '.next')
    .check(
      describe(
        'Folder of the build; its name must begin with `.next`. Use one folder for each set of build variables.',
      ),
    ),
}
const data = {
  DATABASE_URL: z
    .optional(url(['postgres:', 'postgresql:'], 'postgres://user:password@host/database'))
    .check(describe('PostgreSQL 15 or newer. Without it the server uses the embedded database.')),
  DATA_DIR: z
    ._default(z.string(), '.data')
    .check(describe('Folder of the embedded database. It must not be a symbolic link.')),
  DOCUMENT_KEY: z
    .optional(
      z
        .string()
        .check(
          z.regex(
            /^[A-Za-z0-9+/]{43}=$/,
            '32バイトの鍵をBase64で書いてください (例: openssl rand -base64 32 の出力)。',
          ),
        ),
    )
    .check(
      describe(
        'Key that encrypts identification documents: 32 bytes in Base64 (`openssl rand -base64 32`). The server derives the key of phone codes from it. Set it with `DATABASE_URL`: without it no company can submit documents, so none can publish. The embedded database makes its own. Keep it: without it nobody can read the documents.',
      ),
    ),
  SEED_DEMO: z
    .optional(choice(['0', '1']))
    .check(
      describe(
        '`1` adds demonstration data to an empty `DATABASE_URL`. `0` keeps it out of the embedded database.',
      ),
    ),
  DEMO_SCALE: z
    ._default(number({ min: 1 }), 1)
    .check(describe('Size of the demonstration. 50 makes about 100,000 shifts.')),
  MARKET_SIMULATOR: z
    .optional(choice(['on', 'off']))
    .check(
      describe(
        'Simulated workers, `on` or `off`. Without it they are active on the embedded database only.',
      ),
    ),
  MARKET_SPEED: z
    ._default(number({ min: 0.01 }), 1)
    .check(describe('How many times faster than real workers the simulated ones act.')),
  LIMITS_SCALE: z
    ._default(number({ min: 1 }), 1)
    .check(describe('Factor by which every rate limit is multiplied. Only measurements need it.')),
}
const mail = {
  SMTP_URL: z
    .optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'))
    .check(
      describe(
        'Server that sends mail. Without it mails stay in the outbox, which only a demonstration shows. Set it with `DATABASE_URL`: without it no mail is sent.',
      ),
    ),
  MAIL_FROM: z
    .optional(z.string())
    .check(
      describe(
        'Sender of mails, such as `スポットシフト <no-reply@example.jp>`. Without it the name of the service and `no-reply@localhost`.',
      ),
    ),
}
const invoices = {
  ISSUER_NAME: z
    .optional(z.string())
    .check(describe("Operator's name on invoices. Without it, the name of the service.")),
  ISSUER_REGISTRATION_NUMBER: z
    .optional(
      z
        .string()
        .check(z.regex(/^T\d{13}$/, 'Tと13桁の数字で書いてください (例: T1234567890123)。')),
    )
    .check(
      describe(
        "Operator's registration number on invoices: T and 13 digits. Without it the server confirms no month. The demonstration has one.",
      ),
    ),
  ISSUER_ADDRESS: z.optional(z.string()).check(describe("Operator's address on invoices.")),
  ISSUER_BANK_ACCOUNT: z
    .optional(z.string())
    .check(describe('Bank account to which invoices are paid.')),
}
const files = {
  FILE_STORAGE: z
    ._default(choice(storagePlaces), 'database')
    .check(
      describe(
        "Where users' files are stored: `database`, `directory` or `s3`. The server moves them to the last two some minutes after the upload.",
      ),
    ),
  FILE_DIRECTORY: z
    .optional(z.string())
    .check(describe('Directory for `FILE_STORAGE=directory`. Every process must reach it.')),
  S3_BUCKET: z
    .optional(z.string())
    .check(
      describe(
        'Bucket for `FILE_STORAGE=s3`. Credentials come from the usual AWS variables or from the role of the machine.',
      ),
    ),
  S3_REGION: z._default(z.string(), 'ap-northeast-1').check(describe('Region of the bucket.')),
  S3_ENDPOINT: z
    .optional(url(['http:', 'https:'], 'https://s3.example.com'))
    .check(describe('URL of a service that is compatible with S3. Without it, AWS.')),
}
const drafts = {
  AI_API_URL: z
    .optional(url(['http:', 'https:'], 'https://api.example.com/v1'))
    .check(
      describe(
        'Service with the chat completions API of OpenAI that drafts templates. It receives the industry, the occupation, and the keywords and note that somebody typed, but never a store, a company or a person. Without it drafts consist of fixed texts.',
      ),
    ),
  AI_MODEL: z
    .optional(z.string())
    .check(describe('Name of the model. Without it `AI_API_URL` has no effect.')),
  AI_API_KEY: z.optional(z.string()).check(describe('Key for the service.')),
  AI_TIMEOUT_SECONDS: z
    ._default(number({ min: 1, max: MAX_MODEL_SECONDS }), DEFAULT_MODEL_SECONDS)
    .check(describe(`Seconds that a draft may take, at most ${MAX_MODEL_SECONDS}.`)),
}

/** The variables of the server by subject. */
export const serverEnvGroups = {
  Network: network,
  Data: data,
  Mail: mail,
  Invoices: invoices,
  "Users' files": files,
  'Drafts of templates': drafts,
}
/** Every variable that the server reads. */
export const ServerEnv = z.object({
  ...network,
  ...data,
  ...mail,
  ...invoices,
  ...files,
  ...drafts,
})
