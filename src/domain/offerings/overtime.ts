/** The most minutes of work in a day without overtime (労働基準法32条2項). */
export const DAILY_WORK_MIN = 480

/**
 * Why a posting cannot promise overtime: work beyond eight hours a day needs the agreement with the workers'
 * side, filed with the Labour Standards Inspection Office (労働基準法36条1項).
 */
export const cannotPromiseOvertime = (
  posting: { overtimePossible: boolean; workMin?: number },
  { hasLaborAgreement36 }: { hasLaborAgreement36: boolean },
): string | undefined => {
  const needsAgreement = posting.overtimePossible || (posting.workMin ?? 0) > DAILY_WORK_MIN
  return needsAgreement && !hasLaborAgreement36
    ? '時間外労働をお願いする求人の募集には、36協定の締結と届出が必要です(労働基準法36条)。登録がないため、募集できません。ひな形の「時間外労働をお願いすることがある」をオフにするか、36協定の登録を運営にご依頼ください。'
    : undefined
}
