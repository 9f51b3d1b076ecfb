import type { OfferCheck, OfferCheckInput } from '@/contracts/offers/schemas'
import { formatClock, minutesOf } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { findInText, messageOf } from './textRules/findInText'
import { offerRules } from './textRules/offerRules'
import { groundLabel, REMOVE_FROM_TEXT, type TextRule } from './textRules/types'
import { wagesIn } from './writtenWages'

export type OfferIssue = OfferCheck['issues'][number]

/**
 * Increase it with every change of a rule that raises errors: offers that passed older rules are then checked again.
 */
export const OFFER_RULES_VERSION = 19

/** Distance of a full-width sign (！ to ～) from its half-width form. */
const FULL_WIDTH_OFFSET = 0xfee0
/** Turns full-width letters, digits and signs into half-width ones, one to one, so that positions stay the same. */
const narrow = (text: string) =>
  text.replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - FULL_WIDTH_OFFSET))

/** Returns what the rules find in the text of a field. */
const issuesIn = (
  rules: readonly TextRule[],
  field: string,
  text: string | undefined,
): OfferIssue[] =>
  text
    ? findInText(rules, text).map(({ rule, matchedText }) => ({
        field,
        level: rule.level,
        code: rule.ground,
        ground: groundLabel[rule.ground],
        article: rule.article,
        matchedText,
        message: messageOf(rule),
        suggestion: rule.suggestion,
      }))
    : []

/** The editor advises a longer description below this many characters. */
const GOOD_DESCRIPTION_LENGTH = 100

type Texts = readonly (readonly [field: string, text: string | undefined])[]

const textsOf = ({ title, content }: OfferCheckInput): Texts => [
  ['title', title],
  ['jobDescription', content.jobDescription],
  ['workFlow', content.workFlow],
  ['conditions', content.conditions],
  ['precautions', content.precautions],
  ['safetyTraining', content.safetyTraining],
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

/**
 * Formats an issue as one message, for places that show nothing else: the ground, the words, why not and what instead.
 * Issues without matched text are shown as their message alone.
 */
export const reasonOf = ({ ground, matchedText, message, suggestion }: OfferIssue) =>
  matchedText === ''
    ? message
    : `【${ground ?? ''}】「${matchedText}」: ${message}${suggestion ?? ''}`

const wageBasis = { ground: '最低賃金', article: '最低賃金法4条' }
/** Returns an issue for each wage in a text that is below the minimum (yen an hour). */
function writtenWagesIn(
  field: string,
  text: string | undefined,
  minimumWageYen: number,
): OfferIssue[] {
  return wagesIn(narrow(text ?? ''))
    .filter(({ hourlyYen }) => hourlyYen < minimumWageYen)
    .map(({ from, to }) => ({
      level: 'error',
      field,
      code: 'wage',
      ...wageBasis,
      matchedText: text?.slice(from, to) ?? '',
      message: `文中の時給が最低賃金(${formatNumber(minimumWageYen)}円)を下回っています(最低賃金法4条)。`,
      suggestion: `時給は募集条件の欄に入力し、${REMOVE_FROM_TEXT}してください。`,
    }))
}

/** Returns the wages below the minimum, in the default conditions and in the texts. */
const checkWages = (
  { content }: OfferCheckInput,
  texts: Texts,
  minimumWageYen: number,
): OfferIssue[] => {
  const wage = content.defaults?.hourlyWageYen ?? null
  const minimum = `${formatNumber(minimumWageYen)}円`
  const written = texts.flatMap(([field, text]) => writtenWagesIn(field, text, minimumWageYen))
  if (wage === null || wage >= minimumWageYen) return written
  return [
    {
      level: 'error',
      field: 'defaults.hourlyWageYen',
      code: 'wage',
      ...wageBasis,
      matchedText: '',
      message: `時給が最低賃金(${minimum})を下回っています(最低賃金法4条)。`,
      suggestion: `${minimum}以上にしてください。`,
    },
    ...written,
  ]
}

/** Why a text outside an offer, such as the memo of an offering, cannot be shown to workers. */
export const cannotWrite = (text: string, minimumWageYen: number): string | undefined => {
  const refused = issuesIn(offerRules, '', text).find(({ level }) => level === 'error')
  const issue = refused ?? writtenWagesIn('', text, minimumWageYen)[0]
  return issue && reasonOf(issue)
}

/**
 * Whether a proposed text must not enter an offer, for callers that do not know the workplace. Unlike in `cannotWrite`,
 * any wage in the text is refused: the wage has its own field, and the minimum depends on the workplace.
 */
export const isRefusedText = (text: string): boolean =>
  wagesIn(narrow(text)).length > 0 ||
  findInText(offerRules, text).some(({ rule }) => rule.level === 'error')

/** A time of day and a duty at that time: 「10:50 通用口に集合」「10時半までにお越しください」. */
const DUTY_AT =
  /(?<hour>\d{1,2})(?::(?<minutes>\d{2})|時(?:(?<spoken>\d{1,2})分|(?<half>半))?)[^。\n\d]{0,16}?(?:集合|着替え|朝礼|点呼|受付|到着|出勤|準備|掃除|清掃|お越し|来て)/g
/** A time within this many minutes before the start is about the arrival; an earlier one is about something else. */
const ARRIVAL_MIN = 60
const DAY_MIN = 24 * 60
/** The text says that the duty is part of the paid time: 「着替えは勤務時間に含みます」. */
const COUNTED_AS_WORK = /(?:勤務|労働)時間に(?:含|入)/
const earlyArticle = '労働基準法32条・37条'
/**
 * Warns of duties at a time before the default start: they would be working time outside the shift. It is no error,
 * because an offering may start at another time.
 */
const checkEarlyDuties = ({ content }: OfferCheckInput, texts: Texts): OfferIssue[] => {
  const startTime = content.defaults?.startTime
  if (!startTime) return []
  return texts.flatMap(([field, text = '']) =>
    [...narrow(text).matchAll(DUTY_AT)].flatMap(({ 0: words, index, groups = {}, input }) => {
      const { hour = '', minutes, spoken, half } = groups
      const at = Number(hour) * 60 + (half ? 30 : Number(minutes ?? spoken ?? 0))
      const earlyMin = (minutesOf(startTime) - at + DAY_MIN) % DAY_MIN
      const [rest = ''] = input.slice(index).split('\n')
      if (earlyMin === 0 || earlyMin > ARRIVAL_MIN || COUNTED_AS_WORK.test(rest)) return []
      return {
        field,
        level: 'warning' as const,
        code: 'early_duty',
        ground: groundLabel.off_hours,
        article: earlyArticle,
        matchedText: text.slice(index, index + words.length),
        message: `開始(${formatClock(startTime)})より前の時刻です。集合や着替えは労働時間です(${earlyArticle})。`,
        suggestion:
          '開始の時刻からにしますか。その前から働いてもらうときは、開始を早めてください。',
      }
    }),
  )
}

const smokingArticle = '職業安定法施行規則4条の2'
const scopeArticle = '職業安定法施行規則4条の2、労働基準法施行規則5条'
const changeScopes = [
  ['changeScopeWork', '業務の変更の範囲'],
  ['changeScopePlace', '就業場所の変更の範囲'],
] as const
/** Returns an error for each scope of change that was left empty: an offering has to name them. */
const checkChangeScopes = ({ content }: OfferCheckInput): OfferIssue[] =>
  changeScopes
    .filter(([field]) => content[field]?.trim() === '')
    .map(([field, name]) => ({
      level: 'error',
      field,
      code: 'change_scope',
      ground: '労働条件の明示',
      article: scopeArticle,
      matchedText: '',
      message: `${name}を入力してください(${scopeArticle})。`,
      suggestion: '別の作業や別の場所をお願いすることがなければ「変更なし」と書いてください。',
    }))

/** Returns an error as long as nobody has stated what is done against passive smoking. */
const checkSmokingPolicy = ({ content }: OfferCheckInput): OfferIssue[] =>
  content.smokingPolicy === null
    ? [
        {
          level: 'error',
          field: 'smokingPolicy',
          code: 'smoking_policy',
          ground: '労働条件の明示',
          article: smokingArticle,
          matchedText: '',
          message: `受動喫煙対策を選んでください(${smokingArticle})。`,
          suggestion: null,
        },
      ]
    : []

/** Warns of what is missing or too short; only fields that were passed are checked. */
const checkCompleteness = ({ content }: OfferCheckInput): OfferIssue[] => {
  const issues: OfferIssue[] = []
  const warn = (issue: Pick<OfferIssue, 'field' | 'code' | 'message' | 'suggestion'>) =>
    issues.push({ level: 'warning', ground: null, article: null, matchedText: '', ...issue })
  const length = [...(content.jobDescription?.trim() ?? '')].length
  if (content.jobDescription !== undefined && length < GOOD_DESCRIPTION_LENGTH) {
    warn({
      field: 'jobDescription',
      code: 'short_description',
      message: `仕事内容が短めです(現在 ${length}文字)。`,
      suggestion: `作業の内容、量、いっしょに働く人などを${GOOD_DESCRIPTION_LENGTH}文字以上で書くと、申し込みが集まりやすくなります。`,
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
 * Checks the text of an offer before it is saved. The `field` of an issue is 'title' or a path inside the content
 * ('jobDescription', 'place.meetingPlace'). Errors forbid publishing, warnings advise. Only the given fields are
 * checked, so that a form can have one section checked. `minimumWageYen`: the current minimum wage of the workplace,
 * yen an hour; without it wages are not checked.
 */
export const checkOffer = (input: OfferCheckInput, minimumWageYen?: number): OfferCheck => {
  const texts = textsOf(input)
  const issues = [
    ...texts.flatMap(([field, text]) => issuesIn(offerRules, field, text)),
    ...(minimumWageYen === undefined ? [] : checkWages(input, texts, minimumWageYen)),
    ...checkEarlyDuties(input, texts),
    ...checkChangeScopes(input),
    ...checkSmokingPolicy(input),
    ...checkCompleteness(input),
  ]
  return { ok: issues.every((issue) => issue.level !== 'error'), issues }
}
