import type { CallBasis } from '@/contracts/callableWorkers/schemas'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Note } from './CallBasisNote.styles'

/** Names the offering whose times and pay determine how often workers can be called. */
export function CallBasisNote({ clientId, basis }: { clientId: string; basis: CallBasis }) {
  const text = `${formatShift(basis.startAt, basis.endAt, serverNow())} ${basis.title}`
  return (
    <Note>
      「あと◯回」は
      {basis.offeringId === null ? (
        text
      ) : (
        <Link href={href(routes.offering, { clientId, offeringId: basis.offeringId })}>{text}</Link>
      )}
      (1回 {formatYen(basis.grossYen)})の報酬で、月と年の上限から計算しています。
    </Note>
  )
}
