import type { Identification } from '@/contracts/identification/schemas'
import { identificationStatusLabel } from '@/domain/labels'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'

const tones: Record<Identification['status'], NoticeTone> = {
  none: 'info',
  applying: 'info',
  approved: 'success',
  returned: 'warning',
  rejected: 'error',
}

/** The state of the identification, and what it means for the stores' offerings. */
export function StatusCard({ data, live = false }: { data: Identification; live?: boolean }) {
  const [latest] = data.applications
  const now = serverNow()
  const texts: Record<Identification['status'], string> = {
    none: '求人を公開するには、事業者確認が必要です。それまでも非公開の求人とひな形は作れます。',
    applying: `運営が審査しています。${latest ? `${formatDateTime(latest.reviewDueAt, now)}ごろ` : '終わり次第'}、企業管理者にメールで結果をお知らせします。それまで求人は公開できません。`,
    approved: 'すべての店舗で求人を公開できます。',
    returned:
      '差し戻された書類だけを出し直してください。それまで求人は公開できません。決まっている勤務、ひな形、設定、利用明細はそのままです。',
    rejected: '求人は公開できません。くわしくは運営にお問い合わせください。',
  }
  return (
    <Notice
      tone={tones[data.status]}
      title={`事業者確認: ${identificationStatusLabel[data.status]}`}
      live={live}
    >
      {latest?.comment && `${latest.comment} `}
      {texts[data.status]}
    </Notice>
  )
}
