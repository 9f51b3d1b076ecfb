import styled from 'styled-components'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useCan } from '@/components/permissions/useCan'
import { matchChecks } from '@/contracts/storeCancellations'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { formatDateTime, formatShift } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { Fold } from '@/ui/data-display/Fold'
import { color, font, framed } from '@/ui/tokens'

type Props = { clientId: string; checks: MatchChecks }

/**
 * The matches that the store has confirmed as they are, collapsed, each with who confirmed it and when, and a button
 * that undoes the confirmation.
 */
export function ConfirmedMatches({ clientId, checks }: Props) {
  const { confirmed, confirmedCount, checkedAt } = checks
  return (
    <Folded>
      <Fold summary={`確認済み ${confirmedCount}名`}>
        <ul>
          {confirmed.map((item) => (
            <li key={item.matchingId}>
              <div>
                <b>{item.name}</b>{' '}
                <Link href={href(routes.offering, { clientId, offeringId: item.offeringId })}>
                  {formatShift(item.startAt, item.endAt, checkedAt)} {item.offeringTitle}
                </Link>
                <span>{item.findings.map(({ text }) => text).join('、')}</span>
                <small>
                  {item.confirmation.byName}さんが
                  {formatDateTime(item.confirmation.at, checkedAt)}に確認
                </small>
              </div>
              <UndoButton clientId={clientId} item={item} />
            </li>
          ))}
        </ul>
      </Fold>
    </Folded>
  )
}

type UndoProps = { clientId: string; item: MatchChecks['confirmed'][number] }
function UndoButton({ clientId, item }: UndoProps) {
  const canUndo = useCan(matchChecks.undoConfirmation)
  const [undo, isRunning] = useMutation(matchChecks.undoConfirmation)
  const { offeringId, userId, name } = item
  async function handleUndo() {
    try {
      await undo({ clientId, offeringId, userId })
      notify({ type: 'success', body: [`${name}さんの確認済みを取り消しました。`] })
    } catch (problem) {
      notifyError(problem)
    }
  }
  if (!canUndo) return null
  return (
    <Button
      size={32}
      loading={isRunning}
      aria-label={`${name}さんの確認済みを取り消す`}
      onClick={() => void handleUndo()}
    >
      確認済みを取り消す
    </Button>
  )
}

const Folded = styled.div`
  margin-top: 16px;
  ${framed}
  ul {
    margin: 0;
    padding: 0 16px;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid ${color.lineSoft};
  }
  li > div {
    flex: 1 1 280px;
    min-width: 0;
  }
  span,
  small {
    display: block;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  small {
    font-size: ${font.xs};
  }
  button span {
    display: inline-flex;
    color: inherit;
  }
`
