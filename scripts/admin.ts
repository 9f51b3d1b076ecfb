// npm run admin: the operator manages the companies and accounts of an installation. Without a command it prints its
// commands.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { roles } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { readConfig, type Config } from '@/server/config'
import type { OpenedDatabase } from '@/server/db/client'
import {
  activateMember,
  createMember,
  deactivateMember,
  listMembers,
  resetMember,
  type LinkDelivery,
} from '@/server/modules/accounts/administration'
import { openDocument } from '@/server/modules/identification/service'
import { documentCipherOf } from '@/server/platform/documentCipher'
import { createFileStorage } from '@/server/platform/storage/fileStorage'
import {
  HELP,
  readArguments,
  required,
  requiredWholeNumber,
  type Values,
  wordIn,
} from './admin/arguments'
import { operatorCommand } from './admin/operatorCommand'
import { loadEnvironmentFiles, printTable, runCommand } from './kit/commandLine'
import { onDatabase } from './kit/onDatabase'

loadEnvironmentFiles()

/** A new store if its address is given, otherwise the name of an existing one. */
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

/** Writes a document of an identification into a file that the user of this machine alone can read. */
async function writeDocument(database: OpenedDatabase, values: Values, config: Config) {
  const cipher = documentCipherOf(config)
  if (!cipher) throw new Error('DOCUMENT_KEY を設定してください。')
  const documentId = requiredWholeNumber(values, 'id')
  const file = required(values, 'out')
  const files = await createFileStorage(config.fileStorage)
  const reader = { db: database, files }
  const { bytes, name } = await openDocument(reader, cipher, documentId)
  writeFileSync(file, bytes, { mode: 0o600 })
  console.log(`${name} を ${file} に書き出しました。確認が済んだら消してください。`)
}

async function run() {
  const { values, command } = readArguments()
  const config = readConfig()
  const context = { random: randomBytes, settings: config.application }
  const delivery: LinkDelivery = config.smtpUrl === undefined || values.print ? 'print' : 'mail'
  const email = () => required(values, 'email')
  const commands: Record<string, (db: OpenedDatabase) => Promise<void>> = {
    create: async (database) => {
      const member = {
        company: required(values, 'company'),
        email: email(),
        name: values.name,
        role: wordIn(values, 'role', roles) ?? 'companyAdmin',
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
      printTable(await database.tx('system', listMembers), 'アカウントはまだありません。')
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
    document: (database) => writeDocument(database, values, config),
  }
  const execute =
    commands[command] ?? operatorCommand(command, values, { settings: config.application, clock })
  if (execute === undefined) throw new Error(HELP)
  await onDatabase(execute)
}

runCommand(run)
