import type { ForeignWorker } from '@/contracts/foreignWorkers/schemas'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import * as S from './roster.styles'

/** '11/5(木)' if employment began and ended on one day; otherwise each day with a label. */
function daysText({ startedOn, endedOn }: ForeignWorker['employments'][number]) {
  if (startedOn === endedOn && startedOn !== null) return formatSlashDay(startedOn, serverNow())
  return [
    startedOn === null ? '' : `${formatSlashDay(startedOn, serverNow())} 雇入れ`,
    endedOn === null ? '' : `${formatSlashDay(endedOn, serverNow())} 離職`,
  ]
    .filter(Boolean)
    .join('、')
}

/** The beginnings and ends of employment of one worker in the month, oldest first. */
export function EmploymentDays({ employments }: Pick<ForeignWorker, 'employments'>) {
  return (
    <S.Days>
      {employments.map((employment) => (
        <li key={employment.matchingId}>{daysText(employment)}</li>
      ))}
    </S.Days>
  )
}
