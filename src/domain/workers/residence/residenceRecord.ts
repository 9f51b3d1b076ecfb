import type { ResidenceStatus, WorkRestriction } from '@/contracts/foreignWorkers/enums'
import type { Day } from '@/lib/date'
import type { ResidenceCard } from './residence'

/** A residence card as the operator enters it from its front and back. */
export type ResidenceCardEntry = ResidenceCard & {
  status: ResidenceStatus
  nationality: string
  cardNumber: string
}

const MAX_NATIONALITY_LENGTH = 50
const cardNumberForm = /^[A-Z]{2}\d{8}[A-Z]{2}$/

/** 身分・地位に基づく在留資格: the front of the card says 就労制限なし (入管法別表第二). */
const unrestrictedStatuses: readonly ResidenceStatus[] = [
  'permanent_resident',
  'spouse_of_japanese',
  'spouse_of_permanent_resident',
  'long_term_resident',
]
/** The front of the card says 就労不可 (入管法別表第一の三・四). */
const noWorkStatuses: readonly ResidenceStatus[] = [
  'cultural_activities',
  'temporary_visitor',
  'student',
  'trainee',
  'dependent',
]
/** Returns what the front of the card can say. For 特定活動 it depends on the person's document (指定書). */
const restrictionsOf = (status: ResidenceStatus): readonly WorkRestriction[] => {
  if (unrestrictedStatuses.includes(status)) return ['unrestricted']
  if (noWorkStatuses.includes(status)) return ['no_work']
  return status === 'designated_activities' ? ['status_only', 'no_work'] : ['status_only']
}
/** 永住者 and 高度専門職2号 stay without a limit. */
const mayStayForever = (status: ResidenceStatus) =>
  status === 'permanent_resident' || status === 'highly_skilled'

const cannotHavePeriod = (
  { status, validUntilOn }: ResidenceCardEntry,
  today: Day,
): string | undefined => {
  if (validUntilOn === null)
    return mayStayForever(status) ? undefined : '在留期間の満了日を指定してください。'
  if (status === 'permanent_resident')
    return '永住者に在留期間はありません。カードの有効期間ではなく、在留期間を記録します。'
  return validUntilOn < today
    ? '在留期間の満了日が過ぎています。更新したあとのカードを記録してください。'
    : undefined
}

/**
 * Why the operator cannot record a residence card: its content is impossible (入管法19条の4, 施行規則19条の6), or the
 * period of stay has ended. Undefined if it can be recorded.
 */
export const cannotRecordResidenceCard = (
  card: ResidenceCardEntry,
  today: Day,
): string | undefined => {
  const { status, nationality, cardNumber, workRestriction, extraPermission } = card
  if (nationality === '' || nationality.length > MAX_NATIONALITY_LENGTH)
    return `国籍・地域は、1〜${MAX_NATIONALITY_LENGTH}文字で書いてください。`
  if (!cardNumberForm.test(cardNumber))
    return '在留カード番号は、英字2文字、数字8桁、英字2文字で書いてください。'
  if (!restrictionsOf(status).includes(workRestriction))
    return 'この在留資格のカードに、その就労制限は書かれません。カードの表面を確かめてください。'
  if (workRestriction === 'unrestricted' && extraPermission !== 'none')
    return '就労制限のない人に、資格外活動の許可はありません。'
  return cannotHavePeriod(card, today)
}
