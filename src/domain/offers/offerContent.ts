import type { ConditionType } from '@/contracts/offers/enums'
import type { OfferContent, OnboardingQuestion } from '@/contracts/offers/schemas'

type Condition = OfferContent['conditionItems'][number]
/**
 * Conditions that carry a number: its unit, whether it is a minimum or a maximum, the largest value that makes sense
 * (`max`), and the value that the form proposes (`suggested`).
 */
export const conditionNumbers: Partial<
  Record<
    ConditionType,
    { subject: string; unit: string; bound: '以上' | '以下'; max: number; suggested: number }
  >
> = {
  worked_count_min: {
    subject: 'この店舗で働いた回数',
    unit: '回',
    bound: '以上',
    max: 999,
    suggested: 1,
  },
  good_rate_min: { subject: 'Good率', unit: '%', bound: '以上', max: 100, suggested: 85 },
  cancel_rate_max: { subject: 'キャンセル率', unit: '%', bound: '以下', max: 100, suggested: 10 },
  last_minute_cancel_rate_max: {
    subject: '直前キャンセル率',
    unit: '%',
    bound: '以下',
    max: 100,
    suggested: 5,
  },
  penalty_max: {
    subject: 'ペナルティポイント',
    unit: '点',
    bound: '以下',
    max: 99,
    suggested: 3,
  },
}
const plain: Partial<Record<ConditionType, string>> = {
  experience: '同じ仕事の経験がある',
  qualification: '必要な資格を持っている',
  photo_registered: '顔写真を登録している',
}

/** Formats a condition as a worker reads it: 「Good率が85%以上」. */
export const conditionText = ({ type, value }: Pick<Condition, 'type' | 'value'>) => {
  const number = conditionNumbers[type]
  return number
    ? `${number.subject}が${value ?? '–'}${number.unit}${number.bound}`
    : (plain[type] ?? '')
}

const questionFault = ({
  body,
  answerType,
  options,
}: OnboardingQuestion): [name: 'body' | 'options', message: string] | undefined => {
  if (body.trim() === '') return ['body', '質問を入力してください。']
  if (answerType !== 'single' && answerType !== 'multi') return undefined
  const given = options.map((option) => option.trim()).filter((option) => option !== '')
  if (given.length < 2) return ['options', '選択肢を2つ以上入力してください。']
  return new Set(given).size < given.length ? ['options', '同じ選択肢が2つあります。'] : undefined
}

/**
 * Finds contradictions in a content whose single values are valid, by path inside the content. `checkOffer` judges the
 * words.
 */
export function contentFaults({
  conditionItems,
  onboardingQuestions,
}: Pick<OfferContent, 'conditionItems' | 'onboardingQuestions'>): [
  path: (string | number)[],
  message: string,
][] {
  const faults: [(string | number)[], string][] = []
  if (new Set(conditionItems.map(({ type }) => type)).size < conditionItems.length)
    faults.push([['conditionItems'], '同じ条件が2つあります。'])
  for (const [i, { type, value }] of conditionItems.entries()) {
    const number = conditionNumbers[type]
    if (number && value === null)
      faults.push([
        ['conditionItems', i, 'value'],
        `「${number.subject}」の数字を入力してください。`,
      ])
    else if (number && value !== null && value > number.max)
      faults.push([
        ['conditionItems', i, 'value'],
        `「${number.subject}」は${number.max}${number.unit}までで入力してください。`,
      ])
  }
  if (new Set(onboardingQuestions.map(({ id }) => id)).size < onboardingQuestions.length)
    faults.push([['onboardingQuestions'], '同じ質問が2つあります。'])
  for (const [i, question] of onboardingQuestions.entries()) {
    const fault = questionFault(question)
    if (fault) faults.push([['onboardingQuestions', i, fault[0]], fault[1]])
  }
  return faults
}
