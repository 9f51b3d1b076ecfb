/** What is pressed on the pages: the commonest menus, sheets and dialogs, opened sections, and forms that are sent with faults. */
import { shot, type Act, type Shot } from './shot'

const STORE = '/clients/[clientId]'
const NARROW = 375
const WIDE = 1280

const button = (name: Act['name'], more: Partial<Act> = {}): Act => ({
  role: 'button',
  name,
  ...more,
})
const item = (name: string): Act => ({ role: 'menuitem', name })
const radio = (name: Act['name']): Act => ({ role: 'radio', name })
const box = (name: Act['name'], nth = 0): Act => ({ role: 'checkbox', name, nth })

/** A sheet, dialog or menu over the window. */
const over = (route: string, state: string, acts: Act[], width?: number): Shot =>
  shot(route, state, { acts, wholePage: false, ...(width === undefined ? {} : { width }) })
/** Something that changes the page itself. */
const within = (route: string, state: string, acts: Act[], width?: number): Shot =>
  shot(route, state, { acts, ...(width === undefined ? {} : { width }) })

const account: Shot[] = [
  shot('/login', 'faults', { who: 'nobody', acts: [button('ログイン')] }),
  shot('/auth/reset_password', 'faults', { who: 'nobody', acts: [button('案内メールを送る')] }),
  within('/account/settings/email', 'faults', [button('確認メールを送る')]),
  within('/account/settings/password', 'faults', [button('パスワードを変更する')]),
  within('/account/notice', 'opened', [button(/修正依頼には/)]),
  shot('/account/notice', 'toast', {
    acts: [button(/^すべて既読にする/)],
    failWrites: true,
    wholePage: false,
  }),
]

const frame: Shot[] = [
  over(STORE, 'stores', [button(/^店舗を切り替える/)], WIDE),
  over(STORE, 'account-menu', [button(/^アカウントのメニュー/)], WIDE),
  over(STORE, 'folded', [button('メニューをたたむ')], WIDE),
  over(STORE, 'menu', [button('メニュー')], NARROW),
]

const home: Shot[] = [
  over(STORE, 'post', [button('募集する')]),
  over(STORE, 'missing', [button(/さんの未到着に対応する$/)]),
  over(STORE, 'absence', [
    button(/さんの未到着に対応する$/),
    button(/^欠勤にする/, { inDialog: true }),
  ]),
  over(STORE, 'call', [button(/さんに電話する$/)]),
]

const POSTINGS = `${STORE}/offerings`
const POSTING = `${POSTINGS}/[offeringId]`
const ofPosting = (name: string, label: string) =>
  over(POSTING, name, [button('その他の操作'), item(label)])
const ofWorker = (name: string, label: string) =>
  over(POSTING, name, [button(/さんのその他の操作$/), item(label)])

const postings: Shot[] = [
  within(POSTINGS, 'calendar', [button('カレンダー')]),
  over(POSTINGS, 'post', [button('募集する')]),
  over(POSTINGS, 'menu', [button(/の操作$/)]),
  over(`${POSTINGS}/bulk_create`, 'sources', [button('元にする募集を選ぶ')]),
  over(POSTING, 'menu', [button('その他の操作')]),
  ofPosting('share', '共有する(URL・QRコード)'),
  ofPosting('broadcast', 'ワーカーへ一斉に連絡する'),
  ofPosting('again', '同じ条件で募集し直す'),
  ofPosting('close', '応募を締め切る'),
  over(POSTING, 'worker-menu', [button(/さんのその他の操作$/)]),
  ofWorker('papers', '質問の回答・資格・検便を見る'),
  ofWorker('transportation', '交通費を変更する'),
  ofWorker('worker-cancel', 'ワーカー都合のキャンセルを記録する'),
  ofWorker('block', 'ブロックする'),
  ofWorker('report', '運営に通報する'),
  over(`${POSTINGS}/[workingId]`, 'worker-menu', [button(/さんのその他の操作$/)]),
  over(`${POSTINGS}/[workingId]`, 'absence', [
    // The first one has come.
    button(/さんのその他の操作$/, { nth: 1 }),
    item('欠勤を登録する'),
  ]),
  within(`${POSTING}/reject`, 'chosen', [box(/./)]),
  within(`${POSTING}/reject/[userId]`, 'judged', [radio('自社スタッフで人員が足りた')]),
]

const ROOM = `${STORE}/chat_rooms/[chatRoomId]`
const rooms: Shot[] = [
  over(ROOM, 'menu', [button(/とのメッセージのその他の操作$/)]),
  over(ROOM, 'call', [button(/さんに電話する$/)]),
  over(ROOM, 'text', [button('お礼')]),
  over(ROOM, 'negotiation', [button(/とのメッセージのその他の操作$/), item('協議を始める')]),
  over(`${STORE}/chat_rooms/[claimRoomId]`, 'end', [button('協議を終了する')]),
]

const TEMPLATE = `${STORE}/offers/[offerId]`
const NEW_POSTING = `${TEMPLATE}/offerings/new`
const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
const templates: Shot[] = [
  over(`${STORE}/offers`, 'menu', [button(/の操作$/)]),
  over(`${STORE}/offers`, 'archive', [button(/の操作$/), item('アーカイブ')]),
  over(TEMPLATE, 'menu', [button(/のその他の操作$/)]),
  within(`${STORE}/offers/new`, 'faults', [button('確認して保存する')]),
  over(`${TEMPLATE}/edit`, 'preview', [button('ワーカーでの見え方')], NARROW),
  ...SECTIONS.map((number) =>
    within(`${TEMPLATE}/edit`, `section-${number}`, [button(new RegExp(`^${number}\\. `))]),
  ),
  within(NEW_POSTING, 'other-day', [button('カレンダー')]),
  over(NEW_POSTING, 'calendar', [
    button('カレンダー'),
    { role: 'textbox', name: /カレンダーから選ぶ/ },
  ]),
  over(NEW_POSTING, 'template', [button('ひな形を変更する')]),
  over(NEW_POSTING, 'cost', [button(/内訳を見る/)], NARROW),
  within(NEW_POSTING, 'other', [button('その他')]),
  within(NEW_POSTING, 'confirm', [button('確認へ進む')]),
  within(`${TEMPLATE}/offerings/[offeringId]/edit`, 'changed', [button('時給 +50円')]),
]

const USERS = `${STORE}/users`
const USER = `${USERS}/[userId]`
const chooseTwo = [box(/さんを選択$/), box(/さんを選択$/, 1)]
const users: Shot[] = [
  over(USERS, 'menu', [button(/さんの操作$/)]),
  over(USERS, 'ask', [button(/さんの操作$/), item('仕事をお願いする')]),
  over(USERS, 'chosen', [button('選択'), ...chooseTwo], NARROW),
  over(USERS, 'chosen', chooseTwo, WIDE),
  over(USERS, 'into-group', [...chooseTwo, button('グループに追加')], WIDE),
  over(USER, 'groups', [button('グループを編集')]),
  over(USER, 'memo', [button('店舗メモを編集')]),
  over(USER, 'ask', [button('仕事をお願いする')]),
  over(USER, 'call', [button('緊急連絡先を見る')]),
  over(USER, 'trust', [button(/^(認定ワーカーにする|認定を外す)$/)]),
  over(USER, 'graduate', [button(/^卒業ワーカーに登録する$/)]),
  over(USER, 'report', [button('運営に通報する')]),
  over(USER, 'block', [button('ブロックする')]),
  within(`${USERS}/groups/create`, 'faults', [button('グループを作る')]),
  over(`${USERS}/groups/[groupId]`, 'post', [button('このグループに募集する')]),
  over(`${USERS}/groups/[groupId]`, 'menu', [button(/のその他の操作$/)]),
  over(`${USERS}/groups/[groupId]`, 'delete', [button(/のその他の操作$/), item('削除する')]),
  over(`${USERS}/groups/[groupId]`, 'add', [button('ワーカーを追加')]),
  shot(`${USERS}/invitation`, 'make', {
    answers: 'empty',
    acts: [button('招待を作る')],
    wholePage: false,
  }),
  over(`${USERS}/invitation`, 'renew', [button('URLを作り直す')]),
  within(`${USERS}/attendings`, 'next-day', [button('次の日')]),
  within(`${USERS}/salary_limit`, 'chosen', [button(/名全員を選択$/)]),
  over(`${USERS}/salary_limit`, 'ask', [button(/名全員を選択$/), button(/名に依頼する$/)]),
]

const SUPPORTERS = `${USERS}/worker_supporter_candidates`
const CORRECTIONS = `${STORE}/fix_payment_requests`
const REVIEWS = `${STORE}/reviews/users`
const OPINIONS = `${STORE}/reviews/client`
const after: Shot[] = [
  over(SUPPORTERS, 'appoint', [button(/さんを任命する$/)]),
  over(SUPPORTERS, 'dismiss', [button(/さんを解除する$/)]),
  over(SUPPORTERS, 'ask', [button('問い合わせる')]),
  over(`${STORE}/attendances`, 'renew', [button('QRを更新')]),
  within(CORRECTIONS, 'reject', [button('差し戻す')]),
  within(CORRECTIONS, 'approve', [button('承認する')]),
  within(CORRECTIONS, 'chosen', [button(/^QR一致の/)]),
  over(CORRECTIONS, 'approve-all', [button(/^QR一致の/), button(/件を承認する$/)]),
  within(REVIEWS, 'good', [button(/をGoodにする$/)]),
  within(REVIEWS, 'bad', [radio('Bad')]),
  within(REVIEWS, 'memo', [button(/さんの店舗メモ$/)]),
  over(REVIEWS, 'groups', [button(/さんのグループ・認定・ブロック$/)]),
  over(REVIEWS, 'send', [button(/をGoodにする$/), button(/名の評価を送る$/)]),
  within(OPINIONS, 'reply', [button('返信する')]),
  over(OPINIONS, 'report', [button('運営に報告する')]),
]

export const steps: readonly Shot[] = [
  ...account,
  ...frame,
  ...home,
  ...postings,
  ...rooms,
  ...templates,
  ...users,
  ...after,
]
