import type { OfferCheck, OfferCheckInput } from '@/contracts/offers/schemas'
import { formatNumber } from '@/lib/text/money'

export type OfferIssue = OfferCheck['issues'][number]
type Rule = {
  code: string
  level: OfferIssue['level']
  pattern: RegExp
  message: string
  suggestion: string | null
}

/** Counts up with every change of what is an error in a text: templates that passed under older rules are then looked at once more. */
export const offerRulesVersion = 2

/** What may not stand in a posting, or reads badly. Every pattern is tried on text whose full-width letters and digits were made half-width. */
const rules: readonly Rule[] = [
  {
    code: 'age',
    level: 'error',
    pattern:
      /(?<!\d)\d{2}\s*[〜~\-−]\s*\d{2}\s*歳|(?<!\d)(?!18)\d{2}歳(以下|以上|まで|未満|くらい|前後)|[1-7]0代(限定|のみ|の方|まで|前半|後半|歓迎)|若い(方|人|男性|女性|スタッフ)|若者|年齢制限|(高齢者|中高年|シニア)(の方)?は?(不可|お断り|ご遠慮|NG)/g,
    message: '年齢を条件にすることはできません(労働施策総合推進法9条)。',
    suggestion: '必要な作業や経験で書いてください。例: 10kg程度の荷物を運びます',
  },
  {
    code: 'sex',
    level: 'error',
    pattern:
      /(男性|女性|男子|女子|主婦)(のみ|限定|募集|優遇|急募|に限|の方(のみ|限定|歓迎|を募集))|(男性|女性)(スタッフ)?(歓迎|向け)|女性ならでは|ウ[ェエ]イトレス|看護婦|保母/g,
    message: '性別を条件にすることはできません(男女雇用機会均等法5条)。',
    suggestion: '性別を問わない言葉にしてください。例: ホールスタッフ',
  },
  {
    code: 'nationality',
    level: 'error',
    pattern:
      /日本人(のみ|限定|の方|に限)|日本国籍(のみ|限定|の方|をお持ち|に限)|(外国人|外国籍)(の方)?は?(不可|お断り|ご遠慮|NG)|国籍(を|が)問/g,
    message: '国籍を条件にすることはできません(労働基準法3条、職業安定法3条)。',
    suggestion: '仕事に必要な日本語の程度で書いてください。例: 日本語での接客があります',
  },
  {
    code: 'residence',
    level: 'error',
    pattern:
      /(近隣|近所|市内|区内|都内|県内|府内|地元)(に)?(在住|お住まい)?の方?(のみ|限定|に限)|(在住|お住まい)の方(のみ|限定|に限)|通勤(時間)?\d+分以内の方(のみ|限定|に限)/g,
    message: '住んでいる場所を条件にすることはできません。',
    suggestion: '最寄り駅や始業時刻など、通勤に必要な事実で書いてください。',
  },
  {
    code: 'identity',
    level: 'error',
    pattern:
      /キャッシュカード|銀行通帳|通帳|暗証番号|口座番号|(身分証(明書)?|運転免許証|マイナンバー(カード)?|パスポート|クレジットカード)の?(写真|画像|コピー|写し|番号)?を[^。\n]{0,6}(送|提出|撮影|撮っ|教え|アップロード)/g,
    message: 'カードや口座、身分証の情報を求めることはできません。',
    suggestion: '本人確認は運営が済ませています。この部分を削除してください。',
  },
  {
    code: 'off_platform',
    level: 'error',
    pattern:
      /LINE[ \u3000]*(で|の|を|に|ID|アカウント|交換|追加|登録)|ライン[ \u3000]*(ID|交換|追加|登録)|(Instagram|インスタ|Telegram|テレグラム|Signal|シグナル)[ \u3000]*(で|の|に|から|ID)|(?<!\d)0\d{1,4}[-‐ー(]\d{1,4}[-‐ー)]\d{3,4}(?!\d)|(?<!\d)0\d{9,10}(?!\d)|[\w.+-]+@[\w-]+\.[\w.]+|直接(ご)?連絡/g,
    message: 'サービスの外での連絡先を書くことはできません。',
    suggestion: '連絡はメッセージ機能を使ってください。電話番号は「連絡先」の欄に登録できます。',
  },
  {
    code: 'cost',
    level: 'error',
    pattern:
      /(罰金|違約金|弁償|保証金|登録料|研修費|制服代)(を|は|として)?[^。\n]{0,8}(いただ|頂|徴収|負担|支払|請求|かか)|(制服代|クリーニング代|備品代|食器代|振込手数料)[^。\n]{0,6}(自己負担|実費|ご負担)|(給与|給料|報酬|賃金|時給)から(の)?(天引き|差し引|控除)|(商品|制服|売れ残り)[^。\n]{0,6}買い?取(り|って)(を|いただ|もら)/g,
    message: '働く人に費用や違約金を負わせることはできません(労働基準法16条、24条)。',
    suggestion: '費用は店舗で負担し、この部分を削除してください。',
  },
  {
    code: 'other_place',
    level: 'error',
    pattern:
      /(別|他|ほか|近く|近隣)の(店舗|現場|場所|施設|会社)(で|に|へ)(も)?(勤務|作業|移動|応援|入|行|働)|(勤務地|勤務先|勤務場所|現場)は(、)?当日|当日[^。\n]{0,6}(勤務地|勤務先|勤務場所)(を|が|の)(変更|決定|お知らせ|ご連絡|変わ)/g,
    message: '掲載した勤務地と違う場所で働いてもらうことはできません。',
    suggestion: '場所が違う場合は、その場所のひな形を別に作ってください。',
  },
  {
    code: 'not_employment',
    level: 'error',
    pattern:
      /業務委託|請負(契約)?で|請負契約|個人事業主(として|扱い)|フリーランス(として|契約)|雇用契約(では|は)[^。\n]{0,4}(ありません|なく|結びません|ない)/g,
    message: 'この仕事は雇用契約です。業務委託や請負として募集することはできません。',
    suggestion: 'この部分を削除してください。',
  },
  {
    code: 'vague',
    level: 'error',
    pattern:
      /(仕事|作業|業務)?の?(内容|詳細)(は|について(は)?)(、)?当日(に|、)?[^。\n]{0,6}(説明|案内|お伝え|伝え|指示|お知らせ)|詳しく(は|い(こと|内容)は)(、)?当日/g,
    message: '仕事の内容は、募集の時点で書く必要があります(職業安定法5条の3)。',
    suggestion: '当日にお願いする作業を、具体的に書いてください。',
  },
  {
    code: 'subjective',
    level: 'warning',
    pattern:
      /明るい方|元気な方|明るく元気な|やる気の?(が)?ある方|真面目な方|清潔感の?(が)?ある方|コミュニケーション(能力|力)|体力に自信|責任感の?(が)?(ある|強い)方|気が利く方/g,
    message: '人によって受け取り方が変わる言葉です。',
    suggestion: '実際の行動で書いてください。例: お客様に「いらっしゃいませ」と声をかけます',
  },
  {
    code: 'exaggeration',
    level: 'warning',
    pattern:
      /誰でも(できる|簡単)|だれでもできる|超簡単|楽に稼|らくらく稼|ガッツリ稼|がっつり稼|高収入|絶対に?(稼|安心)|日本一|業界No\.?1/g,
    message: '実際と違うと受け取られやすい言葉です。',
    suggestion: '作業の量や流れを、事実で書いてください。',
  },
]

/** Full-width letters, digits and signs to half-width, one character to one, so that places in the text stay the same. */
const narrow = (text: string) =>
  text.replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))

const findMatches = (rule: Rule, field: string, text: string): OfferIssue[] => {
  const found = new Set<string>()
  for (const match of narrow(text).matchAll(rule.pattern))
    found.add(text.slice(match.index, match.index + match[0].length))
  return [...found].map((matchedText) => ({
    field,
    level: rule.level,
    code: rule.code,
    matchedText,
    message: rule.message,
    suggestion: rule.suggestion,
  }))
}

/** What a text asks for that no text of a store may: contact outside the service, cards, accounts, papers of identity. */
export const findForbiddenContact = (field: string, text: string): OfferIssue | undefined =>
  rules
    .filter(({ code }) => code === 'identity' || code === 'off_platform')
    .flatMap((rule) => findMatches(rule, field, text))[0]

/** Descriptions shorter than this many characters fill badly. */
export const goodDescriptionLength = 100

type Texts = readonly (readonly [field: string, text: string | undefined])[]

const textsOf = ({ title, content }: OfferCheckInput): Texts => [
  ['title', title],
  ['jobDescription', content.jobDescription],
  ['workFlow', content.workFlow],
  ['conditions', content.conditions],
  ['precautions', content.precautions],
  ['belongings', content.belongings?.join('\n')],
  ['clothing', content.clothing],
  ['place.meetingPlace', content.place?.meetingPlace],
  ['place.access', content.place?.access],
  ['changeScopeWork', content.changeScopeWork],
  ['changeScopePlace', content.changeScopePlace],
  ['autoMessage', content.autoMessage],
  [
    'onboardingQuestions',
    content.onboardingQuestions
      ?.flatMap((question) => [question.body, ...question.options])
      .join('\n'),
  ],
]

/** Wages below the minimum: in the default conditions, and written in a text. */
const checkWages = (
  { content }: OfferCheckInput,
  texts: Texts,
  minimumWageYen: number,
): OfferIssue[] => {
  const issues: OfferIssue[] = []
  const wage = content.defaults?.hourlyWageYen ?? null
  const minimum = `${formatNumber(minimumWageYen)}円`
  if (wage !== null && wage < minimumWageYen) {
    issues.push({
      level: 'error',
      field: 'defaults.hourlyWageYen',
      code: 'wage',
      matchedText: '',
      message: `時給が最低賃金(${minimum})を下回っています。`,
      suggestion: `${minimum}以上にしてください。`,
    })
  }
  for (const [field, text = ''] of texts) {
    for (const match of narrow(text).matchAll(/時給\s*([\d,]+)\s*円/g)) {
      if (Number((match[1] ?? '').replaceAll(',', '')) >= minimumWageYen) continue
      issues.push({
        level: 'error',
        field,
        code: 'wage',
        matchedText: text.slice(match.index, match.index + match[0].length),
        message: `文中の時給が最低賃金(${minimum})を下回っています。`,
        suggestion: '時給は募集条件の欄に入力し、文中からは削除してください。',
      })
    }
  }
  return issues
}

/** What is missing or too short; only fields that were passed are checked. */
const checkCompleteness = ({ content }: OfferCheckInput): OfferIssue[] => {
  const issues: OfferIssue[] = []
  const warn = (issue: Pick<OfferIssue, 'field' | 'code' | 'message' | 'suggestion'>) =>
    issues.push({ level: 'warning', matchedText: '', ...issue })
  const length = [...(content.jobDescription?.trim() ?? '')].length
  if (content.jobDescription !== undefined && length < goodDescriptionLength) {
    warn({
      field: 'jobDescription',
      code: 'short_description',
      message: `仕事内容が短めです(現在 ${length}文字)。`,
      suggestion: `作業の内容、量、いっしょに働く人などを${goodDescriptionLength}文字以上で書くと、応募が集まりやすくなります。`,
    })
  }
  if (content.place?.meetingPlace.trim() === '') {
    warn({
      field: 'place.meetingPlace',
      code: 'no_meeting_place',
      message: '集合場所が書かれていません。',
      suggestion: '入口や受付の場所を書くと、当日の遅刻や問い合わせが減ります。',
    })
  }
  if (content.belongings?.length === 0) {
    warn({
      field: 'belongings',
      code: 'no_belongings',
      message: '持ち物が書かれていません。',
      suggestion: '何もいらない場合は「特になし」と書いてください。',
    })
  }
  if (content.hasUniformChange && content.changeTimeMin === 0) {
    warn({
      field: 'changeTimeMin',
      code: 'change_time',
      message: '着替えの時間が設定されていません。',
      suggestion: '制服への着替えは労働時間です。着替えにかかる分数を入力してください。',
    })
  }
  return issues
}

/**
 * Checks the text of a template before it is saved. `field` is 'title' or a path inside the content ('jobDescription',
 * 'place.meetingPlace'). Errors forbid publishing, warnings advise.
 * Only what is given is checked, so that a form may ask for one section. `minimumWageYen`: the present minimum wage of the workplace, yen an hour.
 */
export const checkOffer = (input: OfferCheckInput, minimumWageYen?: number): OfferCheck => {
  const texts = textsOf(input)
  const issues = [
    ...texts.flatMap(([field, text]) =>
      text ? rules.flatMap((rule) => findMatches(rule, field, text)) : [],
    ),
    ...(minimumWageYen === undefined ? [] : checkWages(input, texts, minimumWageYen)),
    ...checkCompleteness(input),
  ]
  return { ok: issues.every((issue) => issue.level !== 'error'), issues }
}
