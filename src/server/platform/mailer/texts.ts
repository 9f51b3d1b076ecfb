import type { Settings } from '@/server/http/context'

type MailText = { subject: string; body: string }
const footer = ({ serviceName, origin }: Settings) =>
  `\n--\n${serviceName} 管理画面\n${origin}\n※このメールは送信専用です。ご返信いただいてもお答えできません。\n`
const composeMail = (settings: Settings, subject: string, lines: string[]): MailText => ({
  subject: `【${settings.serviceName}】${subject}`,
  body: `${lines.join('\n')}\n${footer(settings)}`,
})
const salutation = (name: string) => `${name} 様`

/** The link of 「パスワードをお忘れの方」. The hour that it names is `lifetimeSeconds` of auth/setupTokens. */
export const passwordResetMail = (
  settings: Settings,
  { name, link }: { name: string; link: string },
) =>
  composeMail(settings, 'パスワード再設定のご案内', [
    salutation(name),
    '',
    'パスワードの再設定を受け付けました。',
    '次のリンクを開き、新しいパスワードを設定してください。',
    '',
    link,
    '',
    'リンクの有効期限は1時間で、使えるのは1回だけです。',
    'お心当たりのない場合は、このメールを破棄してください。今のパスワードはそのままお使いいただけます。',
  ])
/**
 * The link by which an invited person sets a password. Its seven days are `lifetimeSeconds` of auth/setupTokens.
 * `place`: a store or company.
 */
export const inviteMail = (
  settings: Settings,
  { name, place, link }: { name: string; place: string; link: string },
) =>
  composeMail(settings, `${place}の管理画面へのご招待`, [
    salutation(name),
    '',
    `${place}の管理画面に招待されました。`,
    '次のリンクを開き、パスワードを設定すると、ご利用を始められます。',
    '',
    link,
    '',
    'リンクの有効期限は7日間で、使えるのは1回だけです。',
    '期限が過ぎた場合は、招待した方に再送をご依頼ください。',
  ])
/** For a person who has an account already and may now use one more store. */
export const storeAccessMail = (
  settings: Settings,
  { name, place, path }: { name: string; place: string; path: string },
) =>
  composeMail(settings, `${place}の担当者に加わりました`, [
    salutation(name),
    '',
    `${place}の管理画面を使えるようになりました。`,
    'いつものメールアドレスとパスワードでログインしてください。',
    '',
    `${settings.origin}${path}`,
    '',
    'お心当たりのない場合は、店舗か企業の担当者にご確認ください。',
  ])
/** To the new address of an account. The 24 hours are `LINK_LIFETIME_SECONDS` of accounts/emailChange. */
export const emailConfirmMail = (
  settings: Settings,
  { name, link }: { name: string; link: string },
) =>
  composeMail(settings, 'メールアドレス変更の確認', [
    salutation(name),
    '',
    'メールアドレスを、このアドレスに変更する手続きを受け付けました。',
    '次のリンクを開くと、変更が完了します。',
    '',
    link,
    '',
    'リンクの有効期限は24時間です。変更が完了するまでは、今までのアドレスでログインしてください。',
    'お心当たりのない場合は、このメールを破棄してください。',
  ])
/** To the old address of an account, so that its owner can stop a foreign change. `link` cancels it. */
export const emailNoticeMail = (
  settings: Settings,
  { name, newEmail, link }: { name: string; newEmail: string; link: string },
) =>
  composeMail(settings, 'メールアドレスの変更を受け付けました', [
    salutation(name),
    '',
    `ログインに使うメールアドレスを、次のアドレスに変更する手続きを受け付けました。`,
    '',
    newEmail,
    '',
    '新しいアドレスで確認が済むと、変更が完了します。',
    'お心当たりのない場合は、すぐに次のリンクを開いて変更を取り消し、パスワードを変更してください。',
    '',
    link,
  ])
/** Tells the owner of an account that its password was changed. */
export const passwordChangedMail = (settings: Settings, { name }: { name: string }) =>
  composeMail(settings, 'パスワードが変更されました', [
    salutation(name),
    '',
    'ログインに使うパスワードが変更されました。',
    'ほかの端末からはログアウトしています。',
    '',
    'お心当たりのない場合は、すぐに次のページからパスワードを再設定してください。',
    '',
    `${settings.origin}/auth/reset_password`,
  ])
/** An event that a member subscribed to. `path`: the page with the details. */
export const storeEventMail = (
  settings: Settings,
  {
    name,
    store,
    title,
    text,
    path,
  }: { name: string; store: string; title: string; text: string; path: string },
) =>
  composeMail(settings, `${title}(${store})`, [
    salutation(name),
    '',
    store,
    text,
    '',
    `${settings.origin}${path}`,
    '',
    'メール通知の設定は、次のページで変更できます。',
    `${settings.origin}/account/subscriptions`,
  ])
/** A decision of the operator about a company, or a request to a store. `path`: the page with the details. */
export const operatorMail = (
  settings: Settings,
  {
    name,
    place,
    title,
    text,
    path,
  }: { name: string; place: string; title: string; text: string; path: string },
) =>
  composeMail(settings, `${title}(${place})`, [
    salutation(name),
    '',
    place,
    text,
    '',
    `${settings.origin}${path}`,
  ])
/** The daily digest: all events since the last one, store by store. */
export const digestMail = (
  settings: Settings,
  {
    name,
    items,
  }: { name: string; items: { store: string; title: string; text: string; path: string }[] },
) =>
  composeMail(settings, `1日のまとめ(${items.length}件)`, [
    salutation(name),
    '',
    '前回のまとめからのお知らせです。',
    ...[...new Set(items.map((item) => item.store))].flatMap((store) => [
      '',
      `■ ${store}`,
      ...items
        .filter((item) => item.store === store)
        .flatMap((item) => [
          `・${item.title}`,
          `  ${item.text}`,
          `  ${settings.origin}${item.path}`,
        ]),
    ]),
    '',
    'メール通知の設定は、次のページで変更できます。',
    `${settings.origin}/account/subscriptions`,
  ])
