import type { accountSettings, accounts } from '@/contracts/accounts'
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
      'Changes the own profile. 409 `stale` when it was changed elsewhere since it was read.',
  },
  signInStatus: {
    summary: 'ログインの履歴',
    description: 'How often the account has signed in, and when last.',
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
      'Sends a link to the new address; the present one stays valid until the link is used.',
  },
  answerEmailChange: {
    summary: 'メールアドレスの変更の確定',
    description: 'Uses the link of the mail. Needs no session: it may be opened on another device.',
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
