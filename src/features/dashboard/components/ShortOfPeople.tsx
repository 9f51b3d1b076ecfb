import { useQuery } from '@/api/useQuery'
import { dashboard } from '@/contracts/dashboard'
import { serverNow } from '@/lib/clock'
import { formatRemaining, minutesBetween } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'

/** The next shift that lacks people, while there is still time to fill it. */
export function ShortOfPeople({ clientId }: { clientId: string }) {
  const { data } = useQuery(dashboard.todos, { clientId })
  const todo = data?.items.find((item) => item.kind === 'unfilledSoon')
  if (!todo || todo.offeringId === null || todo.dueAt === null) return null
  const minutesLeft = Math.floor(minutesBetween(serverNow(), todo.dueAt))
  return (
    <Notice
      tone='warning'
      title={todo.note}
      action={
        <ButtonLink
          size={32}
          href={href(routes.offering, { clientId, offeringId: todo.offeringId })}
        >
          求人を見る
        </ButtonLink>
      }
    >
      {minutesLeft > 0 && `開始まで${formatRemaining(minutesLeft)}。`}
      手だてと費用を、求人の画面で比べられます。
    </Notice>
  )
}
