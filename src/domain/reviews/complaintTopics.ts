import type { ReviewKind } from '@/contracts/reviews/enums'
import type { ClientReview } from '@/contracts/reviews/schemas'

type Answer = keyof ClientReview['items']

/** A topic of complaints: its words, and an apology with a blank 【】 for what the store will change. */
type ComplaintTopic = {
  words: RegExp
  /** Words that give the clause to another topic. */
  except?: RegExp
  apology: string
  /** The question of the review that the apology answers as well. */
  covers?: Answer
}

/** The apologies for the questions of a review that were answered with no. */
export const answerApologies = {
  onTime: '終わりの時刻が募集と違ったとのこと、申し訳ありませんでした。【時刻をどう守るか】',
  asDescribed:
    '仕事の内容が募集文と違ったとのこと、申し訳ありませんでした。【募集文か仕事をどう直すか】',
} as const satisfies Partial<Record<Answer, string>>

const place =
  /集合場所|待ち合わせ|通用口|入口|入り口|受付の?場所|店の場所|道に迷|迷って|迷いま|地図/

// 「募集文に書いていない」「募集内容と違う」
const inOffering = '募集(?:文|内容|要項)?(?:に|には|と|とは|で|では)?'
const written = '(?:書かれて|書いて|載って|記載が?|説明が?)?い?'
const missing = '(?:な[いかく]|違|ちが|異な|ありませ)'
const notAsPosted = `${inOffering}${written}${missing}`
const otherWork = '(?:別|違う|ほか|他)の?(?:仕事|作業|業務)'

/** A draft answers them in this order. */
const complaintTopics: readonly ComplaintTopic[] = [
  {
    words: new RegExp(`${notAsPosted}|${otherWork}|聞いていな|話が?と?違`),
    apology:
      '募集文にない作業があったとのこと、申し訳ありませんでした。【募集文か仕事をどう直すか】',
    covers: 'asDescribed',
  },
  {
    words: /重(?:[いたかさ]|く(?![なあは]))|重量|重労働|力仕事|腰/,
    apology: '重い物を扱う負担が大きく、申し訳ありませんでした。【運ぶ物や人数をどう見直すか】',
  },
  {
    words: /休憩(?!室|所)/,
    apology: '休憩について、申し訳ありませんでした。【これからどう休憩を取ってもらうか】',
  },
  {
    words:
      /残業|延び|延長|長引|(?:終わ|終了|上が|帰).{0,12}(?:遅|過ぎ|オーバー|なかった|ませんでした|られな)|定時|時間(?:どおり|通り)に(?:終|帰|上)/,
    apology: answerApologies.onTime,
    covers: 'onTime',
  },
  {
    words: /怒|怖|こわ|態度|口調|冷た|無視|接し方|きつい言|暴言|嫌味/,
    apology:
      '担当者の接し方で、いやな思いをさせてしまい申し訳ありませんでした。【これからどう接するか】',
  },
  {
    words: /説明|教え|指示|(?:分|わ)から(?!い)/,
    except: place,
    apology: '仕事の説明が足りず、申し訳ありませんでした。【これからだれがいつ説明するか】',
  },
  {
    words: place,
    apology: '集合場所のご案内が足りず、申し訳ありませんでした。【案内をどう直すか】',
  },
  {
    words: /服装|制服|ユニフォーム|エプロン|持ち物|靴|軍手|手袋/,
    apology: '服装や持ち物のご案内が足りず、申し訳ありませんでした。【案内をどう直すか】',
  },
  {
    words: /汚|不衛生|不潔|清潔|臭|におい|匂い|ほこり|埃|ゴキブリ|虫が/,
    apology: '働く場所の清潔さについて、申し訳ありませんでした。【これからどう清掃するか】',
  },
  {
    words: /待た|待ち時間|待機|手持ち|放置|(?:やる|する)ことがな/,
    apology: 'お待たせする時間があり、申し訳ありませんでした。【これからどう段取りするか】',
  },
  {
    words: /給料|給与|時給|報酬|賃金|交通費|支払|振込|振り込/,
    apology: '報酬について、申し訳ありませんでした。【何をどう確かめるか】',
  },
  {
    words: /着替え|更衣|ロッカー|休憩(?:室|所)|暑|寒|空調/,
    apology: '働く場所の用意が足りず、申し訳ありませんでした。【これからどう整えるか】',
  },
]

const praise =
  /やす[いくか]|きれい|綺麗|親切|丁寧|優し|やさし|[良よ]か[っつ]|助か|ありがた|安心|楽し|快適|十分|しっかり|スムーズ|清潔|ちょうど/
const denial = /な[いかく]|ませ|ず|足り|不/
const complaint =
  /な[いかく]|ませ|ず|足り|不|遅|延|長|重|きつ|悪|怖|怒|暑|寒|汚|臭|違|残念|ほし|欲し/

/**
 * Whether a clause complains. A clause with a word of praise complains only if it is negated (「親切ではない」). Any
 * other clause of a bad review complains; in a good review it has to say that something was wrong.
 */
const complains = (clause: string, kind: ReviewKind) =>
  praise.test(clause) ? denial.test(clause) : kind === 'bad' || complaint.test(clause)

/** Returns the topics of complaint in the comment of a worker's review, in the order in which a reply answers them. */
export function complaintsOf({
  kind,
  comment,
}: Pick<ClientReview, 'kind' | 'comment'>): ComplaintTopic[] {
  const clauses = comment.split(/[、。,.!?!?\n]/).filter((clause) => complains(clause, kind))
  return complaintTopics.filter(({ words, except }) =>
    clauses.some((clause) => words.test(clause) && !except?.test(clause)),
  )
}
