import { Printer } from 'lucide-react'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { clients } from '@/contracts/clients'
import { home } from '@/contracts/offerings'
import type { TodayBoard, TodayUser } from '@/contracts/offerings/schemas'
import { dayOf, formatDateTime, formatDay, formatEnd, formatTime } from '@/lib/dates/tokyoDate'
import { publicConfig } from '@/lib/config/publicConfig'
import { storeNameOf } from '@/components/clients/storeNameOf'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Paper } from '@/ui/layout/Paper'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, media, radiusS, shadow, weight } from '@/ui/tokens'
import { vars } from '@/ui/layout/vars'

type Shift = TodayBoard['offerings'][number]
type Line = { key: string; shift: Shift; user?: TodayUser; more?: number }
const MOST_POSITIONS = 3
/** Blank lines of one shift; the last tells how many more seats are open. */
const MOST_BLANKS = 3
/** From so many lines on the guide gives way to them; from so many on they need a second sheet. */
const CROWDED = 21
const SECOND_SHEET = 41

/** Who comes, and blank lines for seats that may still be taken. Who is known not to come is not on it. */
const linesOf = (board: TodayBoard, day: string): Line[] =>
  board.offerings
    .filter((o) => dayOf(o.startAt) === day)
    .flatMap((shift) => [
      ...shift.users
        .filter((u) => u.presence !== 'absent')
        .toSorted((a, b) => (a.nameKana < b.nameKana ? -1 : 1))
        .map((user) => ({ key: `${user.matchingId}`, shift, user })),
      ...blanksOf(shift),
    ])
function blanksOf(shift: Shift): Line[] {
  const open =
    shift.status === 'published' ? Math.max(0, shift.peopleWanted - shift.peopleMatched) : 0
  const count = Math.min(open, MOST_BLANKS)
  return Array.from({ length: count }, (_, i) => ({
    key: `${shift.id}-${i}`,
    shift,
    more: i === count - 1 ? open - count : 0,
  }))
}
const toldOf = (u: TodayUser) =>
  [
    u.unanswered && '事前質問 未回答',
    u.positions.length > 0 && `${u.positions.slice(0, MOST_POSITIONS).join('・')}も可`,
  ]
    .filter(Boolean)
    .join(' / ')

function Row({ line: { shift, user, more = 0 } }: { line: Line }) {
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
            <small>募集中{more > 0 && ` ほか${more}名`}</small> <u />
          </>
        )}
      </td>
      <td>
        <p>
          <b>{shift.title}</b>{' '}
          {user &&
            (user.isFirstTime ? <mark>はじめて</mark> : <span>当店{user.workedCountHere}回</span>)}
        </p>
        <small>{user ? toldOf(user) : '決まったら手で書き足してください'}</small>
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

/** The day on one A4 sheet for the back office: who comes when, boxes for coming and going, no telephone numbers and no pictures. */
export function DaySheet({ clientId, day }: { clientId: string; day: string }) {
  const now = new Date()
  const { data: client } = useQuery(clients.one, { clientId })
  const { data: me } = useQuery(accounts.me, {})
  const { data, error, isValidating, mutate } = useQuery(home.today, {
    clientId,
    query: { on: day === dayOf(now) ? '' : day },
  })
  const lines = data ? linesOf(data, day) : []
  const people = lines.filter((line) => line.user).length
  const [first] = lines
  const last = lines
    .map((line) => line.shift)
    .toSorted((a, b) => (a.endAt < b.endAt ? -1 : 1))
    .at(-1)
  return (
    <PageLayout
      title='受け入れシート'
      actions={
        <>
          <Button
            tone='primary'
            icon={<Printer size={18} aria-hidden />}
            disabledReason={lines.length === 0 ? '印刷する勤務がありません。' : undefined}
            onClick={() => window.print()}
          >
            印刷する
          </Button>
          <ButtonLink href={href(routes.home, { clientId }, { on: day === dayOf(now) ? '' : day })}>
            やめる
          </ButtonLink>
        </>
      }
      pre={<Hint>A4・たて・100%で印刷してください</Hint>}
    >
      {error && (
        <ErrorState
          title='受け入れシートを作れませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton kind='rows' />}
      {data && !first && (
        <EmptyState art='worker' title={`${formatDay(day, now)}の勤務はありません`}>
          来る人か募集中の席があると、ここにシートができます。
        </EmptyState>
      )}
      {first && last && (
        <>
          <Paper />
          <Sheet
            data-sheet=''
            data-crowded={lines.length >= CROWDED || undefined}
            data-second={lines.length >= SECOND_SHEET || undefined}
            ref={vars({ '--rows': lines.length })}
          >
            <article aria-label='受け入れシート'>
              <header>
                <div>
                  <p>{client && storeNameOf(client)}</p>
                  <h2>受け入れシート</h2>
                </div>
                <div>
                  <b>{formatDay(day, now)}</b>
                  <span>
                    {people}名 ・ {formatTime(first.shift.startAt)}〜
                    {formatEnd(first.shift.startAt, last.endAt)}
                  </span>
                </div>
              </header>
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
              <section data-memo=''>
                <h3>引き継ぎ・メモ</h3>
                <i />
                <i />
                <i />
                <i />
              </section>
              <div data-guide=''>
                <section>
                  <h3>来たら</h3>
                  <ol>
                    <li>名前をこのシートで確かめる</li>
                    <li>出勤のQRを読み取ってもらう</li>
                    <li>手洗いと体調を確かめる</li>
                  </ol>
                </section>
                <section>
                  <h3>来ないとき</h3>
                  <ol>
                    <li>開始10分でホームから電話</li>
                    <li>つながらなければメッセージ</li>
                    <li>開始30分で欠勤の登録</li>
                  </ol>
                </section>
                <section>
                  <h3>帰るとき</h3>
                  <ol>
                    <li>退勤のQRを読み取ってもらう</li>
                    <li>時間がちがえば修正依頼を頼む</li>
                    <li>早上がりも予定分を支払う</li>
                  </ol>
                </section>
              </div>
              <footer>
                <span>
                  <img src='/favicon.svg' alt='' width={16} height={16} />
                  {publicConfig.serviceName}
                </span>
                <span>電話番号と写真は印刷しません ・ 勤務が終わったら裁断してください</span>
                <span>
                  印刷 {formatDateTime(now, now)}
                  {me && ` ${me.name}`}
                </span>
              </footer>
            </article>
          </Sheet>
        </>
      )}
    </PageLayout>
  )
}

const Hint = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
  ${media.phone} {
    margin-top: 8px;
  }
`
// Every measure is a share of the sheet's width (1cqw = 2.1 mm on paper). The lines share what head, guide and foot leave of the page.
const Sheet = styled.div`
  --line: clamp(2.4cqw, calc(84cqw / var(--rows)), 7.8cqw);
  &[data-crowded] {
    --line: clamp(2.7cqw, calc(106cqw / var(--rows)), 7.8cqw);
  }
  &[data-crowded] :is([data-guide], [data-memo]) {
    display: none;
  }
  &[data-crowded] footer {
    margin-top: auto;
    padding-top: 1.7cqw;
  }
  container-type: inline-size;
  width: 100%;
  max-width: 794px;
  color: ${color.ink};
  article {
    display: flex;
    flex-direction: column;
    min-height: 141.4cqw;
    padding: 5.7cqw;
    box-sizing: border-box;
    background: ${color.surface};
    box-shadow: ${shadow.s2};
    font-size: 1.75cqw;
    line-height: 1.3;
  }
  header {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 2cqw;
    padding-bottom: 1.2cqw;
    border-bottom: 0.38cqw solid;
  }
  header > :last-child {
    flex: none;
    text-align: right;
  }
  header b {
    display: block;
    font-size: 3cqw;
  }
  h2 {
    font-size: 3.5cqw;
    line-height: 1.3;
  }
  table {
    width: 100%;
    margin-top: 0.8cqw;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    padding: 0.8cqw;
    border-bottom: 1px solid;
    font-size: 1.5cqw;
    font-weight: ${weight.regular};
    text-align: left;
  }
  th:nth-child(1) {
    width: 10cqw;
  }
  th:nth-child(2) {
    width: 24cqw;
  }
  th:is(:nth-child(4), :nth-child(5)) {
    width: 5.5cqw;
    text-align: center;
  }
  th:nth-child(6) {
    width: 14cqw;
  }
  td {
    box-sizing: border-box;
    height: var(--line);
    padding: 0 0.8cqw;
    border-bottom: 1px solid ${color.control};
    line-height: 1.12;
    font-size: min(1.75cqw, calc(var(--line) * 0.36));
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td:nth-child(n + 4) {
    text-align: center;
  }
  td:last-child {
    border-left: 1px dotted ${color.control};
  }
  [data-blank] td {
    border-bottom-style: dashed;
  }
  td:nth-child(1) :is(b, span),
  td:nth-child(2) > *,
  td:nth-child(3) small {
    display: block;
  }
  td:nth-child(1) b {
    font-size: min(2.3cqw, calc(var(--line) * 0.48));
  }
  td:nth-child(2) b {
    font-size: min(2.4cqw, calc(var(--line) * 0.52));
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td:nth-child(2) small {
    font-size: min(1.6cqw, calc(var(--line) * 0.32));
  }
  td p {
    display: flex;
    align-items: baseline;
    gap: 0.8cqw;
    white-space: nowrap;
  }
  td p b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td :is(mark, p span) {
    flex: none;
  }
  td:nth-child(3) small {
    margin-top: 0.3em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td:nth-child(3) :is(small, span) {
    font-size: min(1.5cqw, calc(var(--line) * 0.32));
  }
  td u {
    height: min(2.6cqw, calc(var(--line) * 0.5));
    width: 16cqw;
    border-bottom: 1px solid;
  }
  td i {
    display: inline-block;
    width: min(3.3cqw, calc(var(--line) * 0.7));
    aspect-ratio: 1;
    border: 1.5px solid;
    border-radius: ${radiusS};
    vertical-align: middle;
  }
  mark {
    padding: 0 0.5cqw;
    border: 1.5px solid;
    border-radius: ${radiusS};
    background: none;
    color: inherit;
    font-size: min(1.5cqw, calc(var(--line) * 0.32));
    font-weight: ${weight.bold};
  }
  [data-memo] {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    min-height: 0;
    margin: 2.5cqw 0;
    overflow: hidden;
  }
  h3 {
    font-size: 1.8cqw;
  }
  [data-memo] i {
    flex: 1;
    border-bottom: 1px dotted ${color.control};
  }
  [data-guide] {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 2.5cqw;
    padding: 1.7cqw 2.2cqw;
    border: 1.5px solid;
    border-radius: 1cqw;
  }
  ol {
    margin: 0;
    padding-left: 1.3em;
    list-style: decimal;
    font-size: 1.6cqw;
    line-height: 1.65;
  }
  footer {
    display: flex;
    justify-content: space-between;
    gap: 2cqw;
    margin-top: 1.7cqw;
    font-size: 1.4cqw;
  }
  footer span {
    display: flex;
    align-items: center;
    gap: 0.8cqw;
  }
  footer img {
    width: 2cqw;
    height: 2cqw;
  }
  @media print {
    width: 210mm;
    max-width: none;
    article {
      height: 296mm;
      min-height: 0;
      overflow: hidden;
      box-shadow: none;
    }
    &[data-second] article {
      height: auto;
      overflow: visible;
    }
  }
`
