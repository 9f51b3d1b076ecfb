import type { accountSettings, accounts } from '@/contracts/accounts'
import type * as schemas from '@/contracts/accounts/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `accounts`. */
export const accountsReference: ReferenceOf<typeof accounts> = {
  current: {
    summary: 'アカウントと所属企業',
    description: 'The account and its companies in one call, for the head of the menu.',
  },
  me: {
    summary: '自分のアカウント',
    description: 'The signed-in account: name, mail address and lock version.',
  },
  permission: {
    summary: '自分の権限',
    description: 'What the account may do, by company and store.',
  },
  notificationCounts: {
    summary: '未読と要対応の件数',
    description: 'Numbers for the badges of the menu.',
  },
  clients: {
    summary: '利用できる店舗の一覧',
    description:
      'The stores that the account may open, with its favourites and the one opened last.',
  },
  companies: {
    summary: '利用できる企業の一覧',
    description: 'The companies that the account may open.',
  },
  visitClient: {
    summary: 'お気に入りと最後に開いた店舗の記録',
    description: 'Marks a store as favourite or as opened last, for the store picker.',
  },
}

/** What the API reference says of `accountSettings`. */
export const accountSettingsReference: ReferenceOf<typeof accountSettings> = {
  update: {
    summary: 'プロフィールの更新',
    description:
      'Changes the profile of the account. 409 `stale` when it was changed elsewhere since it was read.',
  },
  signInStatus: {
    summary: 'ログインの履歴',
    description: 'How often the account has signed in, and when it last did.',
  },
  validatePassword: {
    summary: 'パスワードの強さの確認',
    description: 'Checks a new password by the rules, without saving it.',
  },
  changePassword: {
    summary: 'パスワードの変更',
    description: 'Needs the present password; other sessions of the account end.',
  },
  requestEmailChange: {
    summary: 'メールアドレスの変更の申し込み',
    description:
      'Sends a link to the new address; the current one stays valid until the link is used.',
  },
  answerEmailChange: {
    summary: 'メールアドレスの変更の確定',
    description: 'Uses the link of the mail. Needs no session, because another device may open it.',
  },
  cancelEmailChange: {
    summary: 'メールアドレスの変更の取り消し',
    description: 'Cancels the pending change.',
  },
  fingerprintNecessity: {
    summary: '端末の記録が必要かの確認',
    description: 'Whether this device has to be registered.',
  },
  addFingerprint: { summary: '端末の記録', description: 'Registers this device of the account.' },
  subscriptions: {
    summary: 'メール配信の設定',
    description: 'The mails that the account receives, by store.',
  },
  saveSubscriptions: {
    summary: 'メール配信の設定の保存',
    description: 'Replaces the mail settings of the stores that are named.',
  },
}

/** The fields of `accounts` except those in `sharedFields`. */
export const accountsFields: FieldTexts<typeof schemas> = {
  'AccessibleClient.today.matchedCount': ['決まった人数', 'Seats of today that are taken.'],
  'AccountPermission.clientId': ['店舗', 'Id of the store of the role; null: the whole company.'],
  'AccountPermission.permissions': [
    'できること',
    'What the account may do in any of its companies and stores.',
  ],
  'AccountPermission.scopes.permissions': [
    'できること',
    'What the role allows in this company or store.',
  ],
  billing_confirmed: ['請求確定の通知', 'Delivery of mails about a confirmed month.'],
  byClient: ['店舗ごと', 'The counts of each store of the account.'],
  capacity: ['募集人数', 'Seats of the shifts that start today.'],
  chat_message: ['新着メッセージの通知', 'Delivery of mails about a message of a worker.'],
  companies: [
    '企業',
    'Companies in which the account has a role, or a role in one of their stores.',
  ],
  currentPassword: ['現在のパスワード', 'The password that is replaced, as it is typed.'],
  currentSignInAt: ['最新のログイン', 'When the account last signed in; null: never.'],
  'EmailChangeAnswer.action': [
    '操作',
    '`confirm` or `cancel`; it has to fit the token. Absent: what the token says.',
  ],
  events: ['通知の設定', 'Delivery of mails about each event: at once, once a day, or never.'],
  factChecks: ['事業実態確認', 'Checks of the business that the store must submit.'],
  failedAttempts: ['ログインの失敗', 'Failed attempts since the latest sign-in.'],
  firstSignIn: ['初めてのログイン', 'The account has signed in once at most.'],
  fix_payment_request: [
    '修正依頼の通知',
    'Delivery of mails about a correction that a worker requests.',
  ],
  isFavorite: ['お気に入り', 'The account has it on top of its list.'],
  lastOpenedAt: ['最後に開いた日時', 'When the account opened the store last; null: never.'],
  longTermUnselected: [
    '未対応の候補者',
    'Candidates for long-term employment whom nobody has answered.',
  ],
  matching: ['マッチング成立の通知', 'Delivery of mails about a match.'],
  multidateUnchecked: [
    '確認待ちの一括公開',
    'Finished runs of many dates whose outcome nobody has acknowledged.',
  ],
  mustChangePassword: ['パスワードの変更が必要', 'Must be done before anything else.'],
  mynumberRequestable: ['マイナンバーの依頼', 'Workers from whom the number can be requested.'],
  necessary: ['端末の確認の必要', 'The browser has to send its fingerprint.'],
  needsIdentification: [
    '事業者確認の必要',
    'A company that the account administers is not identified.',
  ],
  needsPasswordSetup: ['パスワードの設定の必要', 'The account has to change its password first.'],
  needsPhoneVerification: [
    '電話番号の確認の必要',
    'Always false: accounts have no phone number to confirm.',
  ],
  needsTermsAgreement: ['規約への同意の必要', 'Always false: no terms wait for an agreement.'],
  newEmail: ['新しいメールアドレス', 'Address that waits for its confirmation.'],
  newPassword: ['新しいパスワード', 'The password from now on, as it is typed.'],
  offer_screening: ['審査結果の通知', 'Delivery of mails about the check of an offer.'],
  opened: ['開いた記録', 'true: the account opens the store now.'],
  passwordChangedAt: ['パスワードの変更日時', 'When the password was set; null: never.'],
  pendingEmail: [
    '確認待ちのメールアドレス',
    'A change that waits for its confirmation; null: none.',
  ],
  rejectNegotiations: ['協議の件数', 'Open talks about a cancellation.'],
  rule: ['条件', 'Which rule the password does not meet.'],
  scopes: ['範囲', 'Each company or store in which the account has a role.'],
  signedInCount: ['ログインの回数', 'How often the account has signed in.'],
  'SignInStatus.lastSignInAt': [
    '前回のログイン',
    'When the account signed in the time before; null: never.',
  ],
  'Subscriptions.kinds': ['選べる通知', 'Events about which the account may get mail.'],
  token: ['鍵', 'The token of the mail.'],
  unfilled_alert: [
    '募集が埋まらない通知',
    'Delivery of mails about an offering that does not fill.',
  ],
  unmetRules: ['満たさない条件', 'Rules that the password does not meet.'],
  unreadNotices: ['未読のお知らせ', 'Notices that the account has not opened.'],
  unreviewedUsers: ['評価待ちの人数', 'Workers whom the store has not reviewed.'],
  visitorHash: ['端末の値', 'Hash that tells one browser from another.'],
  wholeCompany: ['全店舗', 'The role is of all stores of the company.'],
  worker_cancel: ['キャンセルの通知', 'Delivery of mails about a cancellation by a worker.'],
}
