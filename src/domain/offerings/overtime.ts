import { DAILY_LIMIT_MIN } from '@/domain/pay/overtime'

/**
 * Why an offering cannot promise overtime: work beyond eight hours a day needs an agreement with the workers' side that
 * is filed with the Labour Standards Inspection Office (36協定, 労働基準法36条1項).
 */
export const cannotPromiseOvertime = (
  offering: { overtimePossible: boolean; workMin?: number },
  { hasLaborAgreement36 }: { hasLaborAgreement36: boolean },
): string | undefined => {
  const needsAgreement = offering.overtimePossible || (offering.workMin ?? 0) > DAILY_LIMIT_MIN
  return needsAgreement && !hasLaborAgreement36
    ? '時間外労働をお願いする求人の募集には、36協定の締結と届出が必要です(労働基準法36条)。登録がないため、募集できません。ひな形の「時間外労働をお願いすることがある」をオフにするか、店舗情報に36協定の期間を登録してください。'
    : undefined
}
