import { Check, Minus } from 'lucide-react'
import { supporterCriteria } from '@/contracts/workerSupporters/enums'
import type { SupporterCandidate } from '@/contracts/workerSupporters/schemas'
import { supporterCriterionLabel } from '@/domain/workers/workerSupporter'
import * as S from '@/features/workerSupporters/WorkerSupportersScreen.styles'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { Badge } from '@/ui/feedback/Badge'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

type Props = {
  candidate: SupporterCandidate
  /** Appoints or dismisses; absent without the permission. */
  onChange?: (isAppointing: boolean) => void
}

/** One candidate: the criteria that are met, and the button to appoint or dismiss. */
export function SupporterCard({ candidate, onChange }: Props) {
  const now = serverNow()
  return (
    <S.Card aria-label={`${candidate.name}さん`} data-supporter={candidate.supporter || undefined}>
      <div data-who=''>
        <Avatar name={candidate.name} />
        <span>
          <b>{candidate.name}</b>
          <small>{candidate.nameKana}</small>
        </span>
        <span data-tags=''>
          {candidate.supporter && <StatusChip kind='success' label='サポーター' />}
          <Tag>この店舗{candidate.workedCountHere}回</Tag>
          {candidate.goodRate !== null && <Badge kind='rating'>Good {candidate.goodRate}%</Badge>}
        </span>
        {candidate.badges.length > 0 && (
          <small data-badges=''>バッジ: {candidate.badges.join('・')}</small>
        )}
      </div>
      <S.Criteria aria-label='任命の条件'>
        {supporterCriteria.map((criterion) => {
          const isMet = candidate.criteriaMet.includes(criterion)
          return (
            <li key={criterion} data-tone={isMet ? 'success' : undefined}>
              {isMet ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
              {supporterCriterionLabel[criterion]}
              <VisuallyHidden>{isMet ? ' 満たしています' : ' 満たしていません'}</VisuallyHidden>
            </li>
          )
        })}
      </S.Criteria>
      <div data-buttons=''>
        {candidate.supporter && candidate.appointedAt && (
          <small>{formatDay(candidate.appointedAt, now)}に任命</small>
        )}
        {onChange && <ChangeAction candidate={candidate} onChange={onChange} />}
      </div>
    </S.Card>
  )
}

function ChangeAction({ candidate, onChange }: Required<Props>) {
  const { supporter, name, refusal } = candidate
  if (supporter)
    return (
      <Button
        size={40}
        {...preloadDialog}
        aria-label={`${name}さんを解除する`}
        onClick={() => onChange(false)}
      >
        解除する
      </Button>
    )
  if (refusal === null)
    return (
      <Button
        size={40}
        tone='blue'
        {...preloadDialog}
        aria-label={`${name}さんを任命する`}
        onClick={() => onChange(true)}
      >
        任命する
      </Button>
    )
  return <small>{refusal.startsWith('条件') ? '条件を満たすと任命できます' : refusal}</small>
}
