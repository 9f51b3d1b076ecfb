import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'
import { choice, integer, number, url } from '@/lib/config/env.schema'
import { ConfigError, parseEnv } from '@/lib/config/parseEnv'
import { publicConfig } from '@/lib/config/publicConfig'
import type { Settings } from './http/context'
import type { FileStorageSettings } from './platform/storage/fileStorage'
import { storagePlaces } from './platform/storage/objectStore'

/** Below the lease of the job that waits for the model. */
const MAX_MODEL_SECONDS = 50
const DEFAULT_MODEL_SECONDS = 30
const DEFAULT_PORT = 3000
const LAST_PORT = 65_535
const ADDRESSES = 'IPアドレスか範囲を、カンマで区切って書いてください (例: 10.0.0.0/8,192.0.2.7)。'

const ORIGINS =
  'https://console.example.jp の形で、カンマで区切って書いてください。パスや終わりの / は付けません。'

const partsOf = (list: string) => list.split(',').map((part) => part.trim())
function isAddressOrRange(text: string) {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6]
  if (bits === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}
function blockListOf(list: string) {
  const addresses = new BlockList()
  for (const part of partsOf(list)) {
    const [address = '', prefix] = part.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) addresses.addAddress(address, family)
    else addresses.addSubnet(address, Number(prefix), family)
  }
  return addresses
}
const addressList = z
  .string()
  .check(z.refine((list) => partsOf(list).every(isAddressOrRange), ADDRESSES))

/** The origin as a browser writes it: a path or a trailing slash would never match. */
const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
const originList = z.string().check(z.refine((list) => partsOf(list).every(isOrigin), ORIGINS))

/** Every variable that the server reads. `.env.example` and README describe them. */
export const ServerEnv = z.object({
  PORT: z._default(integer({ min: 0, max: LAST_PORT }), DEFAULT_PORT),
  APP_ORIGIN: z.optional(url(['http:', 'https:'], 'https://console.example.jp')),
  ALLOWED_ORIGINS: z.optional(originList),
  COOKIE_SECURE: z._default(choice(['auto', 'always']), 'auto'),
  TRUST_PROXY: z._default(integer({ min: 0 }), 0),
  LOG_LEVEL: z._default(choice(['error', 'warn', 'info']), 'warn'),
  SHUTDOWN_DELAY_SECONDS: z._default(integer({ min: 0, max: 60 }), 0),
  KEEP_ALIVE_SECONDS: z._default(integer({ min: 1, max: 3600 }), 75),
  MAINTENANCE: z._default(choice(['on', 'off']), 'off'),
  METRICS_ALLOW: z.optional(addressList),
  DATABASE_URL: z.optional(
    url(['postgres:', 'postgresql:'], 'postgres://user:password@host/database'),
  ),
  DATA_DIR: z._default(z.string(), '.data'),
  SEED_DEMO: z.optional(choice(['0', '1'])),
  DEMO_SCALE: z._default(number({ min: 1 }), 1),
  MARKET_SIMULATOR: z.optional(choice(['on', 'off'])),
  MARKET_SPEED: z._default(number({ min: 0.01 }), 1),
  LIMITS_SCALE: z._default(number({ min: 1 }), 1),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: z.optional(z.string()),
  ISSUER_NAME: z.optional(z.string()),
  ISSUER_REGISTRATION_NUMBER: z.optional(
    z.string().check(z.regex(/^T\d{13}$/, 'Tと13桁の数字で書いてください (例: T1234567890123)。')),
  ),
  ISSUER_ADDRESS: z.optional(z.string()),
  ISSUER_BANK_ACCOUNT: z.optional(z.string()),
  FILE_STORAGE: z._default(choice(storagePlaces), 'database'),
  FILE_DIRECTORY: z.optional(z.string()),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'ap-northeast-1'),
  S3_ENDPOINT: z.optional(url(['http:', 'https:'], 'https://s3.example.com')),
  DOCUMENT_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9+/]{43}=$/,
          '32バイトの鍵をBase64で書いてください (例: openssl rand -base64 32 の出力)。',
        ),
      ),
  ),
  AI_API_URL: z.optional(url(['http:', 'https:'], 'https://api.example.com/v1')),
  AI_MODEL: z.optional(z.string()),
  AI_API_KEY: z.optional(z.string()),
  AI_TIMEOUT_SECONDS: z._default(number({ min: 1, max: MAX_MODEL_SECONDS }), DEFAULT_MODEL_SECONDS),
})
type ServerEnv = z.infer<typeof ServerEnv>

const textModelOf = (env: ServerEnv) =>
  env.AI_API_URL !== undefined && env.AI_MODEL !== undefined
    ? {
        url: env.AI_API_URL,
        key: env.AI_API_KEY,
        model: env.AI_MODEL,
        timeoutMs: 1000 * env.AI_TIMEOUT_SECONDS,
      }
    : undefined

/** The issuer of the demonstration, who does not exist: the check digit of the number fits. */
export const demoIssuer = {
  name: `${publicConfig.serviceName}運営株式会社(デモ)`,
  registrationNumber: 'T7000012050002',
  address: '東京都千代田区丸の内1-1-1',
  bankAccount: 'デモ銀行 本店営業部 普通 0000000',
}
const issuerOf = (env: ServerEnv, isDemo: boolean): Settings['issuer'] => {
  if (env.ISSUER_REGISTRATION_NUMBER === undefined) return isDemo ? demoIssuer : undefined
  return {
    name: env.ISSUER_NAME ?? publicConfig.serviceName,
    registrationNumber: env.ISSUER_REGISTRATION_NUMBER,
    address: env.ISSUER_ADDRESS ?? '',
    bankAccount: env.ISSUER_BANK_ACCOUNT ?? '',
  }
}

/** The places of files that are configured. Throws a ConfigError when the chosen one is not. */
function fileStorageOf(env: ServerEnv): FileStorageSettings {
  if (env.FILE_STORAGE === 'directory' && env.FILE_DIRECTORY === undefined)
    throw new ConfigError(['FILE_STORAGE: directory には、FILE_DIRECTORY の設定が必要です。'])
  if (env.FILE_STORAGE === 's3' && env.S3_BUCKET === undefined)
    throw new ConfigError(['FILE_STORAGE: s3 には、S3_BUCKET の設定が必要です。'])
  return {
    place: env.FILE_STORAGE,
    directory: env.FILE_DIRECTORY,
    s3:
      env.S3_BUCKET === undefined
        ? undefined
        : { bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT },
  }
}

const issuerSettings = (env: ServerEnv, isDemo: boolean) => {
  const issuer = issuerOf(env, isDemo)
  return issuer && { issuer }
}

const applicationOf = (env: ServerEnv, isDemo: boolean): Settings => ({
  serviceName: publicConfig.serviceName,
  origin: (env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  allowedOrigins: env.ALLOWED_ORIGINS === undefined ? [] : partsOf(env.ALLOWED_ORIGINS),
  cookieSecure: env.COOKIE_SECURE,
  trustProxy: env.TRUST_PROXY,
  ...issuerSettings(env, isDemo),
})

/** The settings of the server. Throws a ConfigError that names each wrong value. */
export function parseConfig(variables: Record<string, string | undefined>) {
  const env = parseEnv(ServerEnv, variables)
  const isEmbedded = env.DATABASE_URL === undefined
  const isDemo = env.SEED_DEMO === '1' || (isEmbedded && env.SEED_DEMO !== '0')
  return {
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${publicConfig.serviceName} <no-reply@localhost>`,
    logLevel: env.LOG_LEVEL,
    isUnderMaintenance: env.MAINTENANCE === 'on',
    /** Who may read the metrics besides this machine. */
    metricsAllow: env.METRICS_ALLOW === undefined ? undefined : blockListOf(env.METRICS_ALLOW),
    /** The language model that writes drafts of templates. Without it the fixed texts do. */
    textModel: textModelOf(env),
    /** Demonstration data and the simulated market: without a setting on the embedded database only. */
    seedDemo: isDemo,
    demoScale: env.DEMO_SCALE,
    marketSimulator:
      env.MARKET_SIMULATOR === 'on' || (isEmbedded && env.MARKET_SIMULATOR !== 'off'),
    /** 1 is real; 10: workers answer postings ten times as quickly. */
    marketSpeed: env.MARKET_SPEED,
    /** Encrypts the documents of identifications; the embedded database makes its own beside the data. */
    documentKey:
      env.DOCUMENT_KEY === undefined ? undefined : Buffer.from(env.DOCUMENT_KEY, 'base64'),
    /** Where the files of users are kept. */
    fileStorage: fileStorageOf(env),
    /** Multiplies every rate limit, for measurements only. */
    limitsScale: env.LIMITS_SCALE,
    /** What the application itself is given. */
    application: applicationOf(env, isDemo),
  }
}
export type Config = ReturnType<typeof parseConfig>

/** The settings of this process, read from the environment at each call. Throws a ConfigError, as parseConfig does. */
export const readConfig = (): Config => parseConfig(process.env)
/** For the start of a server: wrong settings end it with one clear message. */
export function exitOnWrongConfig() {
  try {
    readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
/** Whether Next serves the sources (npm run dev). */
export const isDevelopment = () => process.env.NODE_ENV === 'development'
/** This build talks to another server: then no database opens here. */
export const hasForeignApi = () => publicConfig.apiBaseUrl !== ''
