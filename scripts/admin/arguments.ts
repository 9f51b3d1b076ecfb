import { parseArgs } from 'node:util'
import { factCheckKinds } from '@/contracts/factChecks/enums'
import {
  extraPermissions,
  residenceStatuses,
  workRestrictions,
} from '@/contracts/foreignWorkers/enums'
import { roles } from '@/contracts/permission'
import { operatorAdjustmentKinds } from '@/domain/billing/operatorAdjustment'
import { liftableCodes } from '@/domain/restrictions/suspension'
import type { Operation } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { companyIdNamed, storeIdNamed } from '@/server/modules/accounts/administration'

/** The value of `--graduate-fee-rate` that restores the company's usual rate. */
export const USUAL_RATE = 'usual'

/** How far the operator suspends a store. */
export const suspensionLevels = ['block_publish', 'block_all'] as const

export const HELP = `使い方:
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
リンクは APP_ORIGIN のアドレスで始まります。内蔵のデータベースでは、先にサーバーを終了してください。

請求:
  npm run admin -- overdue                          期限を過ぎて入金のない請求書の一覧
  npm run admin -- payment --invoice <請求書番号> --amount <円> --on <入金日 YYYY-MM-DD>   入金を記録します
        --fee-deducted        振込手数料が差し引かれた入金 (不足が880円まで)
        --note <メモ>         取り消すときは、負の金額を --amount=-1000 のように指定します
  npm run admin -- adjustment --company <企業名> --store <店舗名> --kind <種別> --amount <円> --reason <理由>   請求調整を今月に入れます
        --kind                ${operatorAdjustmentKinds.join('、')}
        --matching <ID>       報酬を直すマッチング
        --month <YYYY-MM>     値引きする利用料の月
  npm run admin -- reissue --invoice <請求書番号> --reason <理由>   宛名と発行者をいまの内容にして、請求書を訂正します
  npm run admin -- contract --company <企業名>      契約の条件を表示します。次を付けると変えます
        --from <YYYY-MM-01>   次の5つを変える、月の初日
        --commission <円> --min-fee <円> --leave-allowance <60〜100> --billing-unit <company、store>
        --graduate-fee-rate <1万分の1、${USUAL_RATE}>   卒業ワーカー専用の求人の利用料率 (${USUAL_RATE} は通常の率に戻す)
        --fee-rate <1万分の1> (3000は30%) --direct-hire-free <yes、no>   すぐに変わります

在留カード (番号はワーカーのIDです。確かめたカードのとおりに記録します):
  npm run admin -- residence-card --user <番号>     記録を表示します。次を付けると、記録するか置き換えます
        --status <在留資格>   ${residenceStatuses.join('、')}
        --nationality <国籍・地域> --card-number <英字2文字・数字8桁・英字2文字>
        --work-restriction <就労制限> ${workRestrictions.join('、')}
        --extra-permission <資格外活動許可> ${extraPermissions.join('、')} (comprehensive は週28時間以内)
        --until <YYYY-MM-DD>  在留期間の満了日 (永住者は指定しません)
  npm run admin -- residence-card --user <番号> --remove   帰化した人など、カードのない人の記録を消します

事業者確認:
  npm run admin -- document --id <書類の番号> --out <ファイル>   預かった書類を開きます (DOCUMENT_KEY が必要)

事業実態確認:
  npm run admin -- fact-check --company <企業名> --store <店舗名> --kind <種別>   店舗に確認をお願いします (期限は72時間後)
        --kind                ${factCheckKinds.join('、')}
        --title <題名> --note <お願いの内容>   決まった文のかわりに使います
  npm run admin -- fact-checks                      済んでいない確認の一覧
  npm run admin -- fact-check --id <番号> --result <approved、returned>   提出されたものを審査します (30分後には自動で審査されます)
        --reason <理由>       差し戻すとき

利用停止:
  npm run admin -- suspend --company <企業名> --store <店舗名> --reason <店舗に見せる理由>   店舗の利用を停止します
        --code                ${liftableCodes.join('、')} (指定しなければ operator_suspension)
        --level               ${suspensionLevels.join('、')} (指定しなければ block_publish。block_all はひな形の作成と変更も止めます)
  npm run admin -- lift-requests                    審査を待つ利用再開の申請の一覧
  npm run admin -- lift-request --id <番号> --result <approved、declined>   利用再開の申請を審査します (2時間後には自動で審査されます)
        --reason <理由>       承認しないとき`

const text = { type: 'string' } as const
const options = {
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
  invoice: text,
  amount: text,
  on: text,
  'fee-deducted': { type: 'boolean' },
  note: text,
  kind: text,
  code: text,
  level: text,
  reason: text,
  result: text,
  title: text,
  matching: text,
  month: text,
  from: text,
  commission: text,
  'min-fee': text,
  'leave-allowance': text,
  'billing-unit': text,
  'fee-rate': text,
  'graduate-fee-rate': text,
  'direct-hire-free': text,
  id: text,
  out: text,
  user: text,
  status: text,
  nationality: text,
  'card-number': text,
  'work-restriction': text,
  'extra-permission': text,
  until: text,
  remove: { type: 'boolean' },
} as const

/** The command and its options; an unknown option ends the script with its name. */
export function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  return { values, command: positionals[0] ?? '' }
}
export type Values = ReturnType<typeof readArguments>['values']
/** A command of the operator, which runs in one transaction. */
export type Command = (operation: Operation, values: Values, settings: Settings) => Promise<void>
type TextName = {
  [Name in keyof typeof options]: (typeof options)[Name] extends typeof text ? Name : never
}[keyof typeof options]

/** A required value; throws if it was not given. */
export function required(values: Values, name: TextName): string {
  const value = values[name]?.trim()
  if (!value) throw new Error(`--${name} を指定してください。\n\n${HELP}`)
  return value
}

/** The store that --company and --store name. */
export async function clientIdIn({ db }: Operation, values: Values): Promise<number> {
  const companyId = await companyIdNamed(db, required(values, 'company'))
  return storeIdNamed(db, companyId, required(values, 'store'))
}

/** A whole number, undefined if it was not given. */
export function wholeNumber(values: Values, name: TextName): number | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  if (!/^-?\d{1,12}$/.test(value)) throw new Error(`--${name} は整数で指定してください。`)
  return Number(value)
}

/** A whole number; throws if it was not given. */
export function requiredWholeNumber(values: Values, name: TextName): number {
  required(values, name)
  return wholeNumber(values, name) ?? 0
}

/** One of some words, undefined if it was not given. */
export function wordIn<Word extends string>(
  values: Values,
  name: TextName,
  words: readonly Word[],
): Word | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  const choice = words.find((word) => word === value)
  if (choice === undefined)
    throw new Error(`--${name} は ${words.join('、')} のいずれかを指定してください。`)
  return choice
}

/** One of some words; throws if it was not given. */
export function requiredWord<Word extends string>(
  values: Values,
  name: TextName,
  words: readonly Word[],
): Word {
  required(values, name)
  const word = wordIn(values, name, words)
  if (word === undefined) throw new Error(HELP)
  return word
}

/** A day (`DAY`) or a month (`MONTH`), undefined if it was not given. */
export function dateIn(values: Values, name: TextName, shape: RegExp): string | undefined {
  const value = values[name]
  if (value !== undefined && !shape.test(value))
    throw new Error(`--${name} の形が違います。\n\n${HELP}`)
  return value
}
/** A day as YYYY-MM-DD; throws if it was not given. */
export function requiredDay(values: Values, name: TextName): string {
  required(values, name)
  return dateIn(values, name, DAY) ?? ''
}
/** YYYY-MM-DD. */
export const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** YYYY-MM. */
export const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/
