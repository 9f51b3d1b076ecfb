// npm run admin: the companies and accounts of an installation, by whoever runs it. Without a command it says what it
// can do.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { roles, type Role } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { readConfig } from '@/server/config'
import { openDatabase, type Opened } from '@/server/db/client'
import {
  activateMember,
  createMember,
  deactivateMember,
  listMembers,
  resetMember,
  type LinkDelivery,
} from '@/server/modules/accounts/administration'

const HELP = `使い方:
  npm run admin -- create --company <企業名> --email <アドレス>   企業と企業管理者を登録し、設定用のリンクを出します
        --name <氏名>         その人の氏名
        --role <役割>         ${roles.join('、')} (指定しなければ companyAdmin)
        --store <店舗名>      企業の店舗。まだなければ、次の3つと一緒に指定すると登録します
        --prefecture <都道府県> --city <市区町村> --address <町名・番地> (--postal-code <7桁>)
  npm run admin -- list                             アカウントの一覧
  npm run admin -- reset --email <アドレス>         パスワードを設定し直すリンクを出します
  npm run admin -- deactivate --email <アドレス>    アカウントを停止します
  npm run admin -- activate --email <アドレス>      停止したアカウントを再開します
リンクは、SMTP_URL があれば本人に送り、なければ (または --print を付ければ) ここに表示します。
リンクの住所は APP_ORIGIN です。内蔵のデータベースでは、先にサーバーを終了してください。`

for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)

const text = { type: 'string' } as const
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      company: text,
      email: text,
      name: text,
      role: text,
      store: text,
      prefecture: text,
      city: text,
      address: text,
      'postal-code': text,
      print: { type: 'boolean' },
    },
  })
  return { values, command: positionals[0] ?? '' }
}
type Values = ReturnType<typeof readArguments>['values']

/** A value that the command cannot do without. */
function required(values: Values, name: 'company' | 'email'): string {
  const value = values[name]?.trim()
  if (!value) throw new Error(`--${name} を指定してください。\n\n${HELP}`)
  return value
}
function roleIn({ role = 'companyAdmin' }: Values): Role {
  const known = roles.find((it) => it === role)
  if (known === undefined)
    throw new Error(`--role は ${roles.join('、')} のいずれかを指定してください。`)
  return known
}
/** A new store when its address is given, otherwise one that is there. */
function storeIn({ store, prefecture, city, address, 'postal-code': postalCode }: Values) {
  if (store === undefined || (prefecture ?? city ?? address) === undefined) return store
  if (prefecture === undefined || city === undefined || address === undefined)
    throw new Error('店舗を登録するには、--prefecture と --city と --address を指定してください。')
  return { name: store, prefecture, city, addressLine: address, postalCode }
}

const clock = () => new Date()
function sayLink(link: string | undefined, email: string) {
  if (link === undefined)
    console.log(`${email} に設定用のリンクを送ります。サーバーが動いていれば、すぐに届きます。`)
  else
    console.log(
      `次のリンクを ${email} の人に渡してください。開いてパスワードを設定すると、ログインできます。\n\n  ${link}\n`,
    )
}

async function run() {
  const { values, command } = readArguments()
  const config = readConfig()
  const context = { random: randomBytes, settings: config.application }
  const delivery: LinkDelivery = config.smtpUrl === undefined || values.print ? 'print' : 'mail'
  const email = () => required(values, 'email')
  const commands: Record<string, (db: Opened) => Promise<void>> = {
    create: async (database) => {
      const member = {
        company: required(values, 'company'),
        email: email(),
        name: values.name,
        role: roleIn(values),
        store: storeIn(values),
        delivery,
      }
      const { isNewCompany, link } = await database.tx('system', (db) =>
        createMember({ db, context, now: clock() }, member),
      )
      const joined = isNewCompany
        ? `${member.company} を登録し、`
        : `すでにある ${member.company} に`
      console.log(`${joined}${roleLabel[member.role]}の ${member.email} を加えました。`)
      sayLink(link, member.email)
    },
    list: async (database) => {
      console.table(await database.tx('system', listMembers))
    },
    reset: async (database) => {
      const link = await database.tx('system', (db) =>
        resetMember({ db, context, now: clock() }, email(), delivery),
      )
      sayLink(link, email())
    },
    deactivate: async (database) => {
      await database.tx('system', (db) => deactivateMember({ db, now: clock() }, email()))
      console.log(`${email()} を停止しました。もうログインできません。`)
    },
    activate: async (database) => {
      await database.tx('system', (db) => activateMember({ db, now: clock() }, email()))
      console.log(`${email()} を再開しました。`)
    },
  }
  const execute = commands[command]
  if (execute === undefined) throw new Error(HELP)
  const database = await openDatabase({ url: config.databaseUrl, dir: config.dataDir, clock })
  try {
    await execute(database)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
