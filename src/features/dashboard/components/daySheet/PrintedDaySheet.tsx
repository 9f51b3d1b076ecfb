import { useQuery } from '@/api/useQuery'
import { PrintedBy } from '@/components/account/PrintedBy'
import { storeNameOf } from '@/components/clients/storeNameOf'
import { clients } from '@/contracts/clients'
import type { SheetLine } from '@/features/dashboard/lib/daySheetLines'
import { serverNow } from '@/lib/clock'
import { formatDay, formatEnd, formatTime } from '@/lib/date'
import { PrintFooter } from '@/ui/layout/PrintPage'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import * as S from './DaySheet.styles'
import { DaySheetTable } from './DaySheetTable'

/** A sheet with at least this many rows leaves out the guide. */
const CROWDED_ROWS = 21

const guide = [
  {
    title: '来たら',
    steps: [
      '氏名をこのシートで確かめる',
      'チェックインのQRを読み取ってもらう',
      '手洗いと体調を確かめる',
    ],
  },
  {
    title: '来ないとき',
    steps: ['開始10分でホームから電話', 'つながらなければメッセージ', '開始30分で欠勤の登録'],
  },
  {
    title: '帰るとき',
    steps: [
      'チェックアウトのQRを読み取ってもらう',
      '時間がちがえば修正依頼を頼む',
      '早上がりも予定分を支払う',
    ],
  },
]

/** The A4 page of the day. */
export function PrintedDaySheet({
  clientId,
  day,
  lines,
}: {
  clientId: string
  day: string
  lines: readonly SheetLine[]
}) {
  const now = serverNow()
  const { data: client } = useQuery(clients.one, { clientId })
  return (
    <S.Sheet
      data-sheet=''
      data-crowded={lines.length >= CROWDED_ROWS || undefined}
      ref={setCssVariables({ '--rows': lines.length })}
    >
      <article aria-label='受け入れシート'>
        <header>
          <div>
            <p>{client && storeNameOf(client)}</p>
            <h2>受け入れシート</h2>
          </div>
          <div>
            <b>{formatDay(day, now)}</b>
            <span>{summaryOf(lines)}</span>
          </div>
        </header>
        <DaySheetTable lines={lines} />
        <section data-memo=''>
          <h3>引き継ぎ・メモ</h3>
          <i />
          <i />
          <i />
          <i />
        </section>
        <div data-guide=''>
          {guide.map(({ title, steps }) => (
            <section key={title}>
              <h3>{title}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <PrintFooter note='電話番号と写真は印刷しません ・ 勤務が終わったら裁断してください'>
          <PrintedBy />
        </PrintFooter>
      </article>
    </S.Sheet>
  )
}

/** '5名 ・ 9:00〜翌2:00': from the first start to the last end. */
function summaryOf(lines: readonly SheetLine[]) {
  const people = lines.filter((line) => line.user).length
  const [first] = lines
  const last = lines.toSorted((a, b) => (a.shift.endAt < b.shift.endAt ? -1 : 1)).at(-1)
  if (!first || !last) return ''
  const { startAt } = first.shift
  return `${people}名 ・ ${formatTime(startAt)}〜${formatEnd(startAt, last.shift.endAt)}`
}
