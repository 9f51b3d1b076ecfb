import { addDays, dayOf } from '@/lib/date'
import type { notices } from '@/server/db/schema'

type NoticeRow = typeof notices.$inferInsert & { id: number; publishedAt: string; unread: boolean }
type NoticePlan = Pick<NoticeRow, 'category' | 'title' | 'body'> & {
  daysAgo: number
  /** No account has read it. */
  unread?: boolean
}

const noticePlans: readonly NoticePlan[] = [
  {
    category: 'release',
    title: '出勤者名簿の出力項目を選べるようになりました',
    body: '出勤者名簿に載せる項目と並び順を、店舗ごとに設定できるようになりました。個人情報の項目は、権限のある方だけが変更できます。',
    daysAgo: 84,
  },
  {
    category: 'campaign',
    title: '年末年始の募集はお早めに',
    body: '12月の募集は、掲載から7日以上ある求人ほど早く埋まっています。忘年会や年末の売り出しの予定が決まりましたら、早めの掲載をおすすめします。',
    daysAgo: 62,
  },
  {
    category: 'maintenance',
    title: 'システムメンテナンス終了のお知らせ',
    body: '予定していたメンテナンスは終了しました。ご協力ありがとうございました。',
    daysAgo: 47,
  },
  {
    category: 'release',
    title: '求人をコピーするときに、公開範囲も引き継ぐようになりました',
    body: '再募集やコピーのとき、もとの求人の公開範囲とグループが初期値になります。掲載前の確認画面で変更できます。',
    daysAgo: 38,
  },
  {
    category: 'release',
    title: 'メッセージの定型文を追加しました',
    body: '集合場所、持ち物、遅刻の連絡への返信など、よく使う文を選んで入力できます。',
    daysAgo: 24,
  },
  {
    category: 'maintenance',
    title: 'システムメンテナンスのお知らせ',
    body: '来週火曜日の2:00から4:00まで、メンテナンスを行います。この間は、チェックインとチェックアウトはご利用いただけますが、求人の掲載と編集はできません。',
    daysAgo: 9,
  },
  {
    category: 'important',
    title: '最低賃金の改定にともなう求人の確認をお願いします',
    body: '勤務日の時点の最低賃金を下回る求人は掲載できません。ひな形の時給をご確認のうえ、必要に応じて引き上げてください。',
    daysAgo: 3,
    unread: true,
  },
  {
    category: 'important',
    title: '修正依頼には7日以内にご回答ください',
    body: '期限を過ぎた修正依頼は、ワーカーの申請どおりに自動で承認されます。承認の前に、出退勤の記録と店舗の記録を見比べてください。',
    daysAgo: 1,
    unread: true,
  },
]

/** Eight notices, the oldest first; the two important ones are unread. */
export function noticeRows(now: Date): NoticeRow[] {
  const today = dayOf(now)
  return noticePlans.map(({ daysAgo, unread = false, ...notice }, index) => ({
    link: null,
    companyId: null,
    expiresAt: null,
    unread,
    id: index + 1,
    ...notice,
    publishedAt: `${addDays(today, -daysAgo)}T01:00:00.000Z`,
  }))
}
