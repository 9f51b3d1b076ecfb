import { CircleAlert } from 'lucide-react'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { cancelCountdown } from '@/domain/matchings/matching'
import * as S from '@/features/matchings/MatchChecksScreen.styles'
import { formatDateTime, formatShift } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Avatar } from '@/ui/data-display/Avatar'
import { Countdown } from '@/ui/data-display/shift/Countdown'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { MatchActions } from './MatchActions'

export type CheckedMatch = MatchChecks['items'][number]
type Props = { clientId: string; item: CheckedMatch; checkedAt: string }

function edgeOf({ passed, soon }: ReturnType<typeof cancelCountdown>) {
  if (passed) return 'over'
  return soon ? 'soon' : undefined
}

/** One match: its problems beside the text of the offering, and the solutions with their cost. */
export function MatchCheckCard({ clientId, item, checkedAt }: Props) {
  const countdown = cancelCountdown(item.startAt, checkedAt, item.matchedAt)
  const { offeringId } = item
  return (
    <S.Card data-deadline={edgeOf(countdown)}>
      <div data-head=''>
        <Avatar name={item.name} />
        <div>
          <h2>
            {item.name}
            {item.isFirstTime && <StatusChip kind='first' label='はじめて' />}
          </h2>
          <small>{item.nameKana}</small>
        </div>
        <div>
          <Link href={href(routes.offering, { clientId, offeringId })}>
            {formatShift(item.startAt, item.endAt, checkedAt)} {item.offeringTitle}
          </Link>
          <small>マッチング {formatDateTime(item.matchedAt, checkedAt)}</small>
        </div>
        {countdown.near && (
          <Countdown
            minutesLeft={countdown.passed ? 0 : Math.max(1, countdown.remainingMin)}
            {...(countdown.passed ? { cost: item.cancelForStoreReason.amountAfterwardsYen } : {})}
          />
        )}
      </div>
      {item.confirmed && (
        <p>
          {item.confirmed.byName}さんが{formatDateTime(item.confirmed.at, checkedAt)}
          に確認したあと、確認が要ることが増えました。
        </p>
      )}
      <S.Columns>
        <S.Findings aria-label={`${item.name}さんの確認が要ること`}>
          {item.findings.map((finding) => (
            <li key={`${finding.kind} ${finding.text}`} data-tone='warning'>
              <CircleAlert size={16} aria-hidden />
              <span>
                <b>
                  {finding.text}
                  {finding.isNew && <StatusChip kind='warning' label='新しい' />}
                </b>
                <small>{finding.detail}</small>
              </span>
            </li>
          ))}
        </S.Findings>
        <MatchActions
          clientId={clientId}
          item={item}
          checkedAt={checkedAt}
          isFreeCancelOver={countdown.passed}
        />
      </S.Columns>
    </S.Card>
  )
}
