import type { ClientReview } from '@/contracts/reviews/schemas'
import { findForbiddenContact } from '@/domain/offers/forbiddenContact'

type Review = Pick<ClientReview, 'kind' | 'items' | 'comment'>

const OPENING = 'このたびはこの店舗で働いてくださり、ありがとうございました。'
const CLOSING = '率直なお声を、ありがとうございました。'
const GOOD = '評価とお言葉を、ありがとうございました。またのお申し込みをお待ちしています。'
/** What a reply still has to say in the words of the store. */
const PLACEHOLDER = /【[^】]*】/

/** Topics that a comment names, with an apology and the place where the store says what it will change. */
const topics: readonly { words: RegExp; apology: string }[] = [
  {
    words: /怒|怖|こわ|態度|口調|冷た|無視|接し方/,
    apology:
      '担当者の接し方で、いやな思いをさせてしまい申し訳ありませんでした。【これからどう接するか】',
  },
  {
    words: /休憩/,
    apology: '休憩について、申し訳ありませんでした。【これからどう休憩を取ってもらうか】',
  },
  {
    words: /説明|教え|指示|分から|わから/,
    apology: '仕事の説明が足りず、申し訳ありませんでした。【これからだれがいつ説明するか】',
  },
  {
    words: /着替え|更衣|ロッカー|暑|寒|空調/,
    apology: '働く場所の用意が足りず、申し訳ありませんでした。【これからどう整えるか】',
  },
]

/** Apologies for the questions that were answered with no. Nothing is promised: the store fills in what it will do. */
const answersText = ({ onTime, asDescribed }: Review['items']): string[] => [
  ...(onTime
    ? []
    : ['終わりの時刻が募集と違ったとのこと、申し訳ありませんでした。【時刻をどう守るか】']),
  ...(asDescribed
    ? []
    : ['仕事の内容が募集文と違ったとのこと、申し訳ありませんでした。【募集文か仕事をどう直すか】']),
]

/**
 * A draft of the reply to a worker's review, from its answers and the topics of its comment. It names nobody, argues
 * with nothing and makes no promise: what the store will do is left open in 【】.
 */
export function replyDraft({ kind, items, comment }: Review): string {
  const apologies = [
    ...answersText(items),
    ...topics.flatMap(({ words, apology }) => (words.test(comment) ? [apology] : [])),
  ]
  if (kind === 'good' && apologies.length === 0) return GOOD
  if (apologies.length === 0)
    apologies.push('ご期待に沿えず、申し訳ありませんでした。【これから何を変えるか】')
  return [OPENING, ...apologies, CLOSING].join('')
}

/** Why a reply cannot be sent: an open 【】, or contact outside the service. Undefined: it can. */
export function cannotReply(body: string): string | undefined {
  if (PLACEHOLDER.test(body)) return '【】のところを、店舗の言葉に書き換えてから送ってください。'
  return findForbiddenContact(body)?.message
}
