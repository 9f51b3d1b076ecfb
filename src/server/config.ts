import { publicConfig } from '@/lib/config/publicConfig'
import type { Settings } from './http/context'
import type { LogLevel } from './platform/logger'

const read = (name: string) => process.env[name] ?? ''
const levels: LogLevel[] = ['error', 'warn', 'info']

/** What the operator set, with the defaults. `.env.example` names them all. */
export const settings = {
  get databaseUrl() {
    return read('DATABASE_URL') || undefined
  },
  get dataDir() {
    return read('DATA_DIR') || '.data'
  },
  get smtpUrl() {
    return read('SMTP_URL') || undefined
  },
  get mailFrom() {
    return read('MAIL_FROM') || `${publicConfig.serviceName} <no-reply@localhost>`
  },
  get logLevel() {
    return levels.find((level) => level === read('LOG_LEVEL')) ?? 'warn'
  },
  /** The language model that writes drafts of templates; undefined: the fixed texts do. Its time stays below the lease of a job (60 s). */
  get textModel() {
    const url = read('AI_API_URL')
    const model = read('AI_MODEL')
    const seconds = Number(read('AI_TIMEOUT_SECONDS'))
    if (url === '' || model === '') return undefined
    return {
      url,
      key: read('AI_API_KEY') || undefined,
      model,
      timeoutMs: 1000 * Math.min(50, seconds > 0 ? seconds : 30),
    }
  },
  /** Demonstration data and the simulated market: by themselves only on the embedded database. */
  get seedDemo() {
    return read('SEED_DEMO') === '1' || (!read('DATABASE_URL') && read('SEED_DEMO') !== '0')
  },
  get demoScale() {
    return Math.max(1, Number(read('DEMO_SCALE')) || 1)
  },
  get marketSimulator() {
    return (
      read('MARKET_SIMULATOR') === 'on' ||
      (!read('DATABASE_URL') && read('MARKET_SIMULATOR') !== 'off')
    )
  },
  /** 1 is real; 10: workers answer postings ten times as quickly. */
  get marketSpeed() {
    return Number(read('MARKET_SPEED')) > 0 ? Number(read('MARKET_SPEED')) : 1
  },
  /** This build talks to another server: then no database opens here. */
  get foreignApi() {
    return publicConfig.apiBaseUrl !== ''
  },
  /** What the application itself is given. */
  get application(): Settings {
    return {
      serviceName: publicConfig.serviceName,
      origin: (read('APP_ORIGIN') || `http://localhost:${read('PORT') || 3000}`).replace(
        /\/+$/,
        '',
      ),
      cookieSecure: read('COOKIE_SECURE') === 'always' ? 'always' : 'auto',
      trustProxy: Math.max(0, Math.floor(Number(read('TRUST_PROXY')) || 0)),
    }
  },
}
