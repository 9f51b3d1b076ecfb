import styled from 'styled-components'
import { LastReminder } from '@/components/arrival/LastReminder'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { remindersFrom } from '@/domain/matchings/arrival'
import { serverNow } from '@/lib/clock'
import { formatTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { PageSection } from '@/ui/layout/PageSection'
import { color, font, framed, media, rem, weight } from '@/ui/tokens'

type Props = {
  startAt: string
  users: readonly OfferingUser[]
  /** Undefined without the permission to act on an absence. */
  onRespond: ((user: OfferingUser) => void) | undefined
}
type Expected = OfferingUser & { arrival: NonNullable<OfferingUser['arrival']> }

const isExpected = (user: OfferingUser): user is Expected =>
  user.arrival !== null && user.checkedInAt === null
/** The sort key of a worker, highest first: late workers, then those who may not come. */
const urgencyOf = ({ presence, arrival }: Expected) =>
  Number(presence === 'late') * 2 + Number(arrival.isDoubtful)

/**
 * In the last hour before a shift, shows who opened and answered the reminders, until everybody has checked in.
 * Earlier, says when that begins.
 */
export function ArrivalRadar({ startAt, users, onRespond }: Props) {
  const now = serverNow()
  const expected = users.filter(isExpected).sort((a, b) => urgencyOf(b) - urgencyOf(a))
  const fromAt = remindersFrom(startAt)
  if (now < new Date(fromAt))
    return <Note>{formatTime(fromAt)}から、お知らせの開封と返事をここに表示します。</Note>
  if (expected.length === 0) return null
  return (
    <PageSection line={false} title='到着の見通し' note={`まだ来ていない${expected.length}名`}>
      <People>
        {expected.map((user) => (
          <ExpectedWorker key={user.matchingId} user={user} onRespond={onRespond} />
        ))}
      </People>
      <Note>
        ワーカーの居場所は取りません。見るのは、お知らせの開封・返事・チェックインだけです。
      </Note>
    </PageSection>
  )
}

function ExpectedWorker({ user, onRespond }: { user: Expected } & Pick<Props, 'onRespond'>) {
  const { name, arrival, presence } = user
  const isUrgent = presence === 'late' || arrival.isDoubtful
  return (
    <li data-urgent={isUrgent || undefined}>
      <span>
        <b>{name}</b>
        <small>{stateText(user)}</small>
      </span>
      <LastReminder arrival={arrival} />
      {arrival.message && (
        <q>
          <time dateTime={arrival.message.sentAt}>{formatTime(arrival.message.sentAt)}</time>{' '}
          <span>{arrival.message.body}</span>
        </q>
      )}
      {isUrgent && onRespond && (
        <Button
          size={40}
          tone='blue'
          aria-label={
            presence === 'late'
              ? `${name}さんの未到着に対応する(到着の見通し)`
              : `${name}さんの到着を確かめる`
          }
          onClick={() => onRespond(user)}
        >
          対応する
        </Button>
      )}
    </li>
  )
}

function stateText({ presence, arrival }: Expected) {
  if (presence === 'late') return 'まだ到着していません'
  return arrival.isDoubtful ? 'お知らせを開いていません' : 'まだ開始前です'
}

const People = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  ${framed}
  > li {
    display: grid;
    gap: 8px 16px;
    padding: 12px 16px;
  }
  > li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  > li[data-urgent] {
    background: ${color.warningTint};
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  > li > span > small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  q {
    padding-left: 10px;
    border-left: 3px solid ${color.warningLine};
    font-size: ${font.s};
    quotes: none;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) ${rem(112)};
      align-items: center;
    }
    q {
      grid-column: 1 / 3;
      grid-row: 2;
    }
    > li > button {
      grid-column: 3;
      grid-row: 1;
    }
  }
`
const Note = styled.p`
  margin: 8px 0 12px;
  font-size: ${font.xs};
  color: ${color.ink2};
`
