import { Check, Minus } from 'lucide-react'
import { supporterCriteria } from '@/contracts/workerSupporters/enums'
import type { SupporterCandidate } from '@/contracts/workerSupporters/schemas'
import { supporterCriterionLabel } from '@/domain/workers/workerSupporter'
import { formatDay } from '@/lib/dates/tokyoDate'
import { Avatar } from '@/ui/data-display/Avatar'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import * as S from './WorkerSupportersScreen.styles'

type Props = {
  candidate: SupporterCandidate
  /** Appoints and dismisses; absent where this account may not. */ onChange?: (
    appoint: boolean,
  ) => void
}

/** One candidate: what is met of the criteria, and the one thing to do. */
export function SupporterCard({ candidate: c, onChange }: Props) {
  const now = new Date()
  return (
    <S.Card aria-label={`${c.name}さん`} data-on={c.supporter || undefined}>
      <div data-who=''>
        <Avatar name={c.name} />
        <span>
          <b>{c.name}</b>
          <small>{c.nameKana}</small>
        </span>
        <span data-tags=''>
          {c.supporter && <StatusChip kind='success' label='サポーター' />}
          <Tag>当店{c.workedCountHere}回</Tag>
          {c.goodRate !== null && <Tag>Good {c.goodRate}%</Tag>}
          {c.badges.map((badge) => (
            <Tag key={badge}>{badge}</Tag>
          ))}
        </span>
      </div>
      <ul aria-label='任命の条件'>
        {supporterCriteria.map((one) => {
          const met = c.criteriaMet.includes(one)
          return (
            <li key={one} data-met={met}>
              {met ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
              {supporterCriterionLabel[one]}
              <VisuallyHidden>{met ? ' 満たしています' : ' 満たしていません'}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
      <div data-act=''>
        {c.supporter && c.appointedAt && <small>{formatDay(c.appointedAt, now)}に任命</small>}
        {onChange && <ChangeAction candidate={c} onChange={onChange} />}
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
