import { searchKey } from '@/lib/text/searchKey'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

type Question = {
  question: string
  answer: string
  link?: { label: string; hrefOf: (clientId: string) => string }
  /** Shows the operator's phone number below the answer. */
  byPhone?: true
}

/** Frequent questions of stores, the most frequent first. */
const questions: readonly Question[] = [
  {
    question: 'ワーカーが開始時刻に来ません',
    answer:
      'まずメッセージでご連絡ください。来られないことが分かったら、求人の画面で「欠勤にする」を選びます。欠勤のワーカーには報酬は発生しません。',
    link: { label: '本日の求人を開く', hrefOf: (clientId) => href(routes.home, { clientId }) },
  },
  {
    question: 'QRコードを読み取れません',
    answer:
      'チェックイン・アウト管理の画面に、QRコードの代わりになる番号があります。読み取れないまま勤務を始めたときは、終了後にワーカーから届く修正依頼を承認してください。',
    link: {
      label: 'チェックイン・アウト管理を開く',
      hrefOf: (clientId) => href(routes.attendances, { clientId }),
    },
  },
  {
    question: 'ワーカーがけがをしました',
    answer:
      '手当てと救急の連絡を先にお願いします。勤務中のけがは、雇用主である貴社の労災保険の対象です。落ち着いたら、運営に状況をお知らせください。',
    byPhone: true,
  },
  {
    question: '勤務時間がずれたときは、どうすればよいですか',
    answer:
      'ワーカーから修正依頼が届きます。実際の時間と合っていれば承認し、違うときは理由を書いて差し戻してください。期限を過ぎると、申請どおりに自動で承認されます。',
    link: {
      label: '修正依頼を開く',
      hrefOf: (clientId) => href(routes.corrections, { clientId }),
    },
  },
  {
    question: '決まったワーカーをキャンセルしたい',
    answer:
      'マッチングした時点で労働契約が結ばれています。店舗の都合でキャンセルすると、休業手当の支払いが必要です。求人の画面から理由を選ぶと、金額を確認できます。',
    link: { label: '求人を開く', hrefOf: (clientId) => href(routes.offerings, { clientId }) },
  },
  {
    question: '求人を公開できません',
    answer:
      'ホームに表示される理由をご確認ください。利用上限額に達したときは上限の変更を、利用停止のときは利用再開を申請できます。',
    link: { label: 'ホームを開く', hrefOf: (clientId) => href(routes.home, { clientId }) },
  },
  {
    question: '利用上限額を上げたい',
    answer: '上限の変更を申請してください。承認されると、選んだ月の1日から変わります。',
    link: {
      label: '利用上限の変更を開く',
      hrefOf: (clientId) => href(routes.requestUsageLimit, { clientId }),
    },
  },
  {
    question: '請求書はいつ確定しますか',
    answer:
      '翌月の5営業日目に確定します。確定するまでの金額は速報で、修正依頼などで変わることがあります。',
  },
  {
    question: '確定したあとの修正は、どの月に請求されますか',
    answer: '承認した日の月に、請求調整として加わります。',
  },
  {
    question: '請求書の賃金に消費税がかからないのはなぜですか',
    answer:
      '賃金、交通費、休業手当は立替金で、消費税の対象になりません。利用料には消費税がかかります。',
  },
  {
    question: 'また来てほしいワーカーだけに募集したい',
    answer: 'グループを作り、求人の公開範囲をそのグループにすると、メンバーだけに募集できます。',
    link: { label: 'グループを開く', hrefOf: (clientId) => href(routes.groups, { clientId }) },
  },
  {
    question: 'ワーカーの電話番号を知りたい',
    answer:
      'ワーカーとの連絡は、メッセージでお願いします。緊急連絡先は、勤務の前後の決まった時間だけ、求人の画面で見られます。',
  },
]

/** The questions that contain every word of a search, in question or answer. */
export function findQuestions(keyword: string): readonly Question[] {
  const words = keyword.split(/\s+/).map(searchKey).filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const text = searchKey(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
}
