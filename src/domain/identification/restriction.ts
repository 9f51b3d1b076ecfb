import type { IdentificationStatus } from '@/contracts/clients/enums'

const next: Record<Exclude<IdentificationStatus, 'approved'>, string> = {
  none: '企業管理者が事業者確認を申請すると、審査のあとに公開できます。',
  applying: '審査が終わるまでお待ちください。',
  returned: '差し戻された書類を、企業管理者が出し直してください。',
  rejected: '運営にお問い合わせください。',
}

/** Why the stores of a company cannot publish offerings; undefined once its identification is approved. */
export const identificationRestriction = (status: IdentificationStatus): string | undefined =>
  status === 'approved'
    ? undefined
    : `事業者確認が済んでいないため、求人を公開できません。${next[status]}非公開の求人とひな形は作れます。`
