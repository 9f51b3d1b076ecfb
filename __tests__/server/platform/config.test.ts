import { parseEnv } from '@/lib/config/parseEnv'
import { PublicEnv } from '@/lib/config/publicConfig.schema'
import { parseConfig } from '@/server/config'

test('何も設定しなければ、既定の値で動く。空の値は、設定していないのと同じ', () => {
  expect(parseConfig({})).toEqual(parseConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' }))
  expect(parseConfig({})).toMatchObject({
    databaseUrl: undefined,
    dataDir: '.data',
    smtpUrl: undefined,
    mailFrom: 'スポットシフト <no-reply@localhost>',
    logLevel: 'warn',
    isUnderMaintenance: false,
    metricsAllow: undefined,
    seedDemo: true,
    demoScale: 1,
    marketSimulator: true,
    marketSpeed: 1,
    limitsScale: 1,
    application: {
      origin: 'http://localhost:3000',
      allowedOrigins: [],
      cookieSecure: 'auto',
      trustProxy: 0,
    },
  })
})
test('共有のデータベースでは、デモのデータも模擬の働き手も、頼まれなければ使わない', () => {
  const DATABASE_URL = 'postgres://app@db/console'
  expect(parseConfig({ DATABASE_URL })).toMatchObject({ seedDemo: false, marketSimulator: false })
  expect(parseConfig({ DATABASE_URL, SEED_DEMO: '1', MARKET_SIMULATOR: 'on' })).toMatchObject({
    seedDemo: true,
    marketSimulator: true,
  })
})
test('数とアドレスは、読んだ形で渡る', () => {
  const { application, marketSpeed, metricsAllow } = parseConfig({
    PORT: '3100',
    TRUST_PROXY: '2',
    MARKET_SPEED: '2.5',
    METRICS_ALLOW: '10.0.0.0/8, 2001:db8::1',
  })
  expect(application).toMatchObject({ origin: 'http://localhost:3100', trustProxy: 2 })
  expect(marketSpeed).toBe(2.5)
  expect(metricsAllow?.check('10.1.2.3')).toBe(true)
  expect(metricsAllow?.check('11.1.2.3')).toBe(false)
  expect(metricsAllow?.check('2001:db8::1', 'ipv6')).toBe(true)
  expect(parseConfig({ APP_ORIGIN: 'https://console.example/' }).application.origin).toBe(
    'https://console.example',
  )
})

test('許すオリジンは、ひとつずつ渡る', () => {
  const ALLOWED_ORIGINS = 'https://console.example.jp, http://localhost:4392'
  expect(parseConfig({ ALLOWED_ORIGINS }).application.allowedOrigins).toEqual([
    'https://console.example.jp',
    'http://localhost:4392',
  ])
})

test.each([
  ['PORT', '70000', '0から65535までの数にしてください。'],
  ['PORT', '3000.5', '整数にしてください。'],
  ['APP_ORIGIN', 'console.example', 'https://console.example.jp の形で書いてください。'],
  ['ALLOWED_ORIGINS', 'https://a.example, https://b.example/', 'https://console.example.jp の形で'],
  ['ALLOWED_ORIGINS', '*', 'https://console.example.jp の形で'],
  ['ALLOWED_ORIGINS', 'null', 'https://console.example.jp の形で'],
  ['COOKIE_SECURE', 'never', 'auto、always のいずれかにしてください。'],
  ['TRUST_PROXY', '-1', '0以上の数にしてください。'],
  ['LOG_LEVEL', 'verbose', 'error、warn、info のいずれかにしてください。'],
  ['MAINTENANCE', 'yes', 'on、off のいずれかにしてください。'],
  ['METRICS_ALLOW', '10.0.0.0/33', 'IPアドレスか範囲を'],
  ['METRICS_ALLOW', 'monitor.local', 'IPアドレスか範囲を'],
  ['DATABASE_URL', 'mysql://secret@db/x', 'postgres://user:password@host/database の形で'],
  ['SEED_DEMO', 'true', '0、1 のいずれかにしてください。'],
  ['DEMO_SCALE', '0', '1以上の数にしてください。'],
  ['MARKET_SIMULATOR', '1', 'on、off のいずれかにしてください。'],
  ['MARKET_SPEED', 'fast', '0.01以上の数にしてください。'],
  ['LIMITS_SCALE', '0', '1以上の数にしてください。'],
  ['SMTP_URL', 'mail.example', 'smtp://user:password@host:587 の形で書いてください。'],
  ['AI_API_URL', 'ai', 'https://api.example.com/v1 の形で書いてください。'],
  ['AI_TIMEOUT_SECONDS', '51', '1から50までの数にしてください。'],
])('%s が %s なら、理由を言って始まらない', (name, value, reason) => {
  const start = () => parseConfig({ [name]: value })
  expect(start).toThrow(`設定に誤りがあります。\n  ${name}: ${reason}`)
})
test('誤った値そのものは、言わない: 秘密かもしれない', () => {
  const start = () => parseConfig({ DATABASE_URL: 'mysql://secret@db/x' })
  expect(start).toThrow('DATABASE_URL')
  expect(start).not.toThrow('secret')
})
test('誤りがいくつもあれば、一度に言う', () => {
  expect(() => parseConfig({ PORT: 'x', LOG_LEVEL: 'x', SEED_DEMO: 'x' })).toThrow(
    /PORT.*\n.*LOG_LEVEL.*\n.*SEED_DEMO/,
  )
})
test.each([
  ['NEXT_PUBLIC_API_BASE_URL', 'api.example.com', 'https://api.example.com の形で'],
  ['NEXT_PUBLIC_APP_MODE', 'maintenance', 'under_maintenance のいずれかに'],
  ['NEXT_PUBLIC_GTM_ID', '"><script>', '英数字と - _ . だけで'],
  ['NEXT_PUBLIC_GUIDE_TOOL_URL', 'javascript:1', 'https://example.com/tool.js?id={id} の形で'],
  ['NEXT_PUBLIC_CHAT_WIDGET_HOSTS', "'unsafe-inline' *", 'ホスト名を空白で区切って'],
])('公開の設定 %s の誤りは、組み立ての始めに分かる', (name, value, reason) => {
  expect(() => parseEnv(PublicEnv, { [name]: value })).toThrow(`${name}: ${reason}`)
})
test('公開の設定は、.env.example の形のままなら正しい', () => {
  expect(() =>
    parseEnv(PublicEnv, {
      NEXT_PUBLIC_API_BASE_URL: '',
      NEXT_PUBLIC_GUIDE_TOOL_URL: 'https://guide.example/tool.js?id={id}',
      NEXT_PUBLIC_CHAT_WIDGET_HOSTS:
        'https://*.zdassets.com https://*.zendesk.com wss://*.zendesk.com',
    }),
  ).not.toThrow()
})
