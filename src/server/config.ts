import { BlockList, isIP } from 'node:net'
import type * as z from 'zod/mini'
import { ConfigError, parseEnv } from '@/lib/config/parseEnv'
import { publicConfig } from '@/lib/config/publicConfig'
import { partsOf, ServerEnv } from './config.schema'
import type { Settings } from './http/context'
import type { FileStorageSettings } from './platform/storage/fileStorage'

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

/** The fictitious issuer of the demonstration. Its registration number has a valid check digit. */
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
    /** The language model that writes drafts of offers. Without it, fixed texts are used. */
    textModel: textModelOf(env),
    /** Demonstration data and the simulated market: without a setting on the embedded database only. */
    seedDemo: isDemo,
    demoScale: env.DEMO_SCALE,
    marketSimulator:
      env.MARKET_SIMULATOR === 'on' || (isEmbedded && env.MARKET_SIMULATOR !== 'off'),
    /** 1 is real; 10: workers answer offerings ten times as quickly. */
    marketSpeed: env.MARKET_SPEED,
    /** Encrypts the documents of identifications; the embedded database makes its own beside the data. */
    documentKey:
      env.DOCUMENT_KEY === undefined ? undefined : Buffer.from(env.DOCUMENT_KEY, 'base64'),
    /** Where the files of users are kept. */
    fileStorage: fileStorageOf(env),
    /** Multiplies every rate limit, for measurements only. */
    limitsScale: env.LIMITS_SCALE,
    /** The settings of the application itself. */
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
/** Whether this build talks to another server; it then opens no database. */
export const hasForeignApi = () => publicConfig.apiBaseUrl !== ''
