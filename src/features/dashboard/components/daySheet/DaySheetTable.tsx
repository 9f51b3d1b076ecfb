import type { TodayUser } from '@/contracts/dashboard/schemas'
import { remarksOf, type SheetLine } from '@/features/dashboard/lib/daySheetLines'
import { formatEnd, formatTime } from '@/lib/date'

/** The rows of the sheet, with boxes for check-in and check-out. */
export function DaySheetTable({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope='col'>時間</th>
          <th scope='col'>氏名</th>
          <th scope='col'>仕事 / 伝えること</th>
          <th scope='col'>出</th>
          <th scope='col'>退</th>
          <th scope='col'>サイン</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ line: { shift, user, moreOpenSeats = 0 } }: { line: SheetLine }) {
  return (
    <tr data-blank={user ? undefined : ''}>
      <td>
        <b>{formatTime(shift.startAt)}</b> <span>{formatEnd(shift.startAt, shift.endAt)}</span>
      </td>
      <td>
        {user ? (
          <>
            <small>{user.nameKana}</small> <b>{user.name}</b>
          </>
        ) : (
          <>
            <small>募集中{moreOpenSeats > 0 && ` ほか${moreOpenSeats}名`}</small> <u />
          </>
        )}
      </td>
      <td>
        <p>
          <b>{shift.title}</b> {user && <Experience user={user} />}
        </p>
        <small>{user ? remarksOf(user) : '決まったら手で書き足してください'}</small>
      </td>
      <td>
        <i />
      </td>
      <td>
        <i />
      </td>
      <td />
    </tr>
  )
}

function Experience({ user }: { user: TodayUser }) {
  return user.isFirstTime ? <mark>はじめて</mark> : <span>この店舗{user.workedCountHere}回</span>
}
