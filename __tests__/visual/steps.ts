/** Pages after clicks: the commonest menus, sheets, dialogs and opened sections, and forms that refuse. */
import type { Who } from '@tests/e2e/kit'

type Role = 'button' | 'menuitem' | 'radio' | 'checkbox' | 'textbox'
/** A click on the visible element of this role and name, or on the one at `index` if there are several. */
export type Press = { role: Role; name: string | RegExp; index?: number; isInDialog?: boolean }
export type Step = {
  /** The page with its query; [name] is replaced by an id of the demonstration. */
  path: string
  state: string
  who?: Who | 'nobody'
  presses: readonly Press[]
  /** The project that takes the picture; both do without it. */
  width?: typeof MOBILE | typeof DESKTOP
  /** Takes a picture of the window instead of the whole page, because a dialog, sheet or menu covers it. */
  isWindow?: boolean
  hasNoData?: boolean
}

const STORE = '/clients/[clientId]'
const MOBILE = 375
const DESKTOP = 1280

const button = (name: Press['name'], options: Partial<Press> = {}): Press => ({
  role: 'button',
  name,
  ...options,
})
const menuItem = (name: string): Press => ({ role: 'menuitem', name })
const radio = (name: Press['name']): Press => ({ role: 'radio', name })
const checkbox = (name: Press['name'], index = 0): Press => ({ role: 'checkbox', name, index })

const overlay = (path: string, state: string, presses: Press[], width?: Step['width']): Step => ({
  path,
  state,
  presses,
  isWindow: true,
  ...(width === undefined ? {} : { width }),
})
const changedPage = (path: string, state: string, presses: Press[]): Step => ({
  path,
  state,
  presses,
})

const accountSteps: Step[] = [
  { ...changedPage('/login', 'errors', [button('ログイン')]), who: 'nobody' },
  {
    ...changedPage('/auth/reset_password', 'errors', [button('案内メールを送る')]),
    who: 'nobody',
  },
  changedPage('/account/settings/email', 'errors', [button('確認メールを送る')]),
  changedPage('/account/settings/password', 'errors', [button('パスワードを変更する')]),
  changedPage('/account/notice', 'opened', [button(/修正依頼には/)]),
]

const shellSteps: Step[] = [
  overlay(STORE, 'stores', [button(/^店舗を切り替える/)], DESKTOP),
  overlay(STORE, 'account-menu', [button(/^アカウントのメニュー/)], DESKTOP),
  overlay(STORE, 'folded', [button('メニューをたたむ')], DESKTOP),
  overlay(STORE, 'menu', [button('メニュー')], MOBILE),
]

const homeSteps: Step[] = [
  overlay(STORE, 'post', [button('募集する')]),
  overlay(STORE, 'missing', [button(/さんの未到着に対応する$/)]),
  overlay(STORE, 'absence', [
    button(/さんの未到着に対応する$/),
    button(/^欠勤にする/, { isInDialog: true }),
  ]),
  overlay(STORE, 'call', [button(/さんに電話する$/)]),
]

const OFFERINGS = `${STORE}/offerings`
const OFFERING = `${OFFERINGS}/[offeringId]`
const offeringAction = (name: string, label: string) =>
  overlay(OFFERING, name, [button('その他の操作'), menuItem(label)])
const workerAction = (name: string, label: string) =>
  overlay(OFFERING, name, [button(/さんのその他の操作$/), menuItem(label)])

const offeringSteps: Step[] = [
  changedPage(OFFERINGS, 'calendar', [button('カレンダー')]),
  overlay(OFFERINGS, 'post', [button('募集する')]),
  overlay(OFFERINGS, 'menu', [button(/の操作$/)]),
  overlay(`${OFFERINGS}/bulk_create`, 'sources', [button('元にする募集を選ぶ')]),
  overlay(OFFERING, 'menu', [button('その他の操作')]),
  offeringAction('share', '共有する(URL・QRコード)'),
  offeringAction('broadcast', 'ワーカーへ一斉に連絡する'),
  offeringAction('close', '募集を締め切る'),
  overlay(OFFERING, 'worker-menu', [button(/さんのその他の操作$/)]),
  workerAction('documents', '質問の回答・資格・検便を見る'),
  workerAction('transportation', '交通費を変更する'),
  workerAction('worker-cancel', 'ワーカー都合のキャンセルを記録する'),
  workerAction('block', 'ブロックする'),
  workerAction('report', '運営に通報する'),
  overlay(`${OFFERINGS}/[workingId]`, 'worker-menu', [button(/さんのその他の操作$/)]),
  overlay(`${OFFERINGS}/[workingId]`, 'absence', [
    // The first worker has checked in and cannot be absent.
    button(/さんのその他の操作$/, { index: 1 }),
    menuItem('欠勤を登録する'),
  ]),
  changedPage(`${OFFERING}/reject`, 'chosen', [checkbox(/./)]),
  changedPage(`${OFFERING}/reject/[userId]`, 'judged', [radio('自社スタッフで人員が足りた')]),
]

const ROOM = `${STORE}/chat_rooms/[chatRoomId]`
const chatSteps: Step[] = [
  overlay(ROOM, 'menu', [button(/とのメッセージのその他の操作$/)]),
  overlay(ROOM, 'call', [button(/さんに電話する$/)]),
  overlay(ROOM, 'text', [button('お礼')]),
  overlay(ROOM, 'negotiation', [button(/とのメッセージのその他の操作$/), menuItem('協議を始める')]),
  overlay(`${STORE}/chat_rooms/[negotiationRoomId]`, 'end', [button('協議を終了する')]),
]

const OFFER = `${STORE}/offers/[offerId]`
const NEW_OFFERING = `${OFFER}/offerings/new`
const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
const offerSteps: Step[] = [
  overlay(`${STORE}/offers`, 'menu', [button(/の操作$/)]),
  overlay(`${STORE}/offers`, 'archive', [button(/の操作$/), menuItem('アーカイブ')]),
  overlay(OFFER, 'menu', [button(/のその他の操作$/)]),
  changedPage(`${STORE}/offers/new`, 'errors', [button('保存する')]),
  overlay(`${OFFER}/edit`, 'preview', [button('ワーカーでの見え方')], MOBILE),
  ...SECTIONS.map((number) =>
    changedPage(`${OFFER}/edit`, `section-${number}`, [button(new RegExp(`^${number}\\. `))]),
  ),
  changedPage(NEW_OFFERING, 'other-day', [button('カレンダー')]),
  overlay(NEW_OFFERING, 'calendar', [
    button('カレンダー'),
    { role: 'textbox', name: /カレンダーから選ぶ/ },
  ]),
  overlay(NEW_OFFERING, 'template', [button('ひな形を変更する')]),
  overlay(NEW_OFFERING, 'cost', [button(/内訳を見る/)], MOBILE),
  changedPage(NEW_OFFERING, 'other', [button('その他')]),
  changedPage(NEW_OFFERING, 'confirm', [button('確認へ進む')]),
  changedPage(`${OFFER}/offerings/[offeringId]/edit`, 'changed', [button('時給 +50円')]),
]

const USERS = `${STORE}/users`
const USER = `${USERS}/[userId]`
const selectTwo = [checkbox(/さんを選択$/), checkbox(/さんを選択$/, 1)]
const userSteps: Step[] = [
  overlay(USERS, 'menu', [button(/さんの操作$/)]),
  overlay(USERS, 'request', [button(/さんの操作$/), menuItem('仕事をお願いする')]),
  overlay(USERS, 'chosen', [button('選択'), ...selectTwo], MOBILE),
  overlay(USERS, 'chosen', selectTwo, DESKTOP),
  overlay(USERS, 'into-group', [...selectTwo, button('グループに追加')], DESKTOP),
  overlay(USER, 'groups', [button('グループを編集')]),
  overlay(USER, 'memo', [button('店舗メモを編集')]),
  overlay(USER, 'request', [button('仕事をお願いする')]),
  overlay(USER, 'call', [button('緊急連絡先を見る')]),
  overlay(USER, 'trust', [button(/^(認定ワーカーにする|認定を外す)$/)]),
  overlay(USER, 'graduate', [button(/^卒業ワーカーに登録する$/)]),
  overlay(USER, 'report', [button('運営に通報する')]),
  overlay(USER, 'block', [button('ブロックする')]),
  changedPage(`${USERS}/groups/create`, 'errors', [button('グループを作る')]),
  overlay(`${USERS}/groups/[groupId]`, 'post', [button('このグループに募集する')]),
  overlay(`${USERS}/groups/[groupId]`, 'menu', [button(/のその他の操作$/)]),
  overlay(`${USERS}/groups/[groupId]`, 'delete', [button(/のその他の操作$/), menuItem('削除する')]),
  overlay(`${USERS}/groups/[groupId]`, 'add', [button('ワーカーを追加')]),
  { ...overlay(`${USERS}/invitation`, 'make', [button('招待を作る')]), hasNoData: true },
  overlay(`${USERS}/invitation`, 'renew', [button('URLを作り直す')]),
  changedPage(`${USERS}/attendings`, 'next-day', [button('次の日')]),
  changedPage(`${USERS}/salary_limit`, 'chosen', [button(/名全員を選択$/)]),
  overlay(`${USERS}/salary_limit`, 'request', [button(/名全員を選択$/), button(/名に依頼する$/)]),
]

const SUPPORTERS = `${USERS}/worker_supporter_candidates`
const FIX_REQUESTS = `${STORE}/fix_payment_requests`
const REVIEWS = `${STORE}/reviews/users`
const STORE_REVIEWS = `${STORE}/reviews/client`
const reviewSteps: Step[] = [
  overlay(SUPPORTERS, 'appoint', [button(/さんを任命する$/)]),
  overlay(SUPPORTERS, 'dismiss', [button(/さんを解除する$/)]),
  overlay(SUPPORTERS, 'request', [button('問い合わせる')]),
  overlay(`${STORE}/attendances`, 'renew', [button('QRを更新')]),
  changedPage(FIX_REQUESTS, 'reject', [button(/差し戻す$/)]),
  changedPage(FIX_REQUESTS, 'approve', [button(/の修正依頼を承認する$/)]),
  changedPage(FIX_REQUESTS, 'chosen', [button(/^QR一致の/)]),
  overlay(FIX_REQUESTS, 'approve-all', [button(/^QR一致の/), button(/件を承認する$/)]),
  changedPage(REVIEWS, 'good', [button(/をGoodにする$/)]),
  changedPage(REVIEWS, 'bad', [radio('Bad')]),
  changedPage(REVIEWS, 'memo', [button(/さんの店舗メモ$/)]),
  overlay(REVIEWS, 'groups', [button(/さんのグループ・認定・ブロック$/)]),
  overlay(REVIEWS, 'send', [button(/をGoodにする$/), button(/名の評価を送る$/)]),
  changedPage(STORE_REVIEWS, 'reply', [button(/返信する$/)]),
  overlay(STORE_REVIEWS, 'report', [button(/運営に報告する$/)]),
]

const withCompany = (all: Step[]): Step[] => all.map((step) => ({ ...step, who: 'company' }))
const COMPANY = '/companies/[companyId]'
const companySteps = withCompany([
  overlay(`${COMPANY}/budgets`, 'set', [button(/の予算を(決める|変える)$/)]),
  overlay(`${COMPANY}/members`, 'invite', [button('スタッフを招待')]),
  overlay(`${COMPANY}/members`, 'menu', [button(/さんの操作$/)]),
  overlay(`${COMPANY}/offer_copies`, 'copy', [button('ほかの店舗にコピー')]),
  changedPage(`${COMPANY}/record_archives`, 'sending', [button('1年分の帳票を作成する')]),
  changedPage(`${COMPANY}/clients/add`, 'errors', [button('追加する')]),
])

const storeSteps: Step[] = [
  overlay(`${STORE}/closing_days`, 'add', [button('決まった休みを足す')]),
  overlay(`${STORE}/chat_texts`, 'add', [button('定型文を追加する')]),
  overlay(`${STORE}/graduates`, 'post', [button('全員に求人を送る')]),
  overlay(`${STORE}/graduates`, 'add', [button('人を追加')]),
  overlay(`${OFFERINGS}?keyword=a`, 'save-conditions', [button('保存した条件')]),
  overlay(`${USERS}?minGoodRate=80`, 'save-conditions', [button('保存した条件')]),
]

export const steps: readonly Step[] = [
  ...accountSteps,
  ...shellSteps,
  ...homeSteps,
  ...offeringSteps,
  ...chatSteps,
  ...offerSteps,
  ...userSteps,
  ...reviewSteps,
  ...storeSteps,
  ...companySteps,
]
