import { Printer } from 'lucide-react'
import styled, { createGlobalStyle } from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { clients } from '@/contracts/clients'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import type { Roster } from '@/contracts/rosters/schemas'
import { publicConfig } from '@/lib/config/publicConfig'
import { presenceLabel } from '@/domain/matchings/labels'
import { formatDateTime, formatFullDay, formatHours } from '@/lib/date'
import { storeNameOf } from '@/components/clients/storeNameOf'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Paper } from '@/ui/layout/Paper'
import { color, font, lightGround, media, radiusS, shadow, weight } from '@/ui/tokens'

/**
 * The roster of a day on A4: furigana above the name, boxes to tick, no phone numbers and no
 * photos. It continues on further sheets with the same heading.
 */
export function RosterPaper({
  clientId,
  roster,
  back,
}: {
  clientId: string
  roster: Roster
  back: string
}) {
  const now = new Date()
  const { data: client } = useQuery(clients.one, { clientId })
  const { data: me } = useQuery(accounts.me, {})
  const kanaIndex = roster.columns.findIndex(({ key }) => key === 'nameKana')
  const hasKanaAboveName = kanaIndex >= 0 && roster.columns.some(({ key }) => key === 'name')
  const shown = roster.columns
    .map((column, i) => ({ ...column, i }))
    .filter(({ key }) => !(hasKanaAboveName && key === 'nameKana'))
  return (
    <PageLayout
      title={<BarTitle>出勤者名簿の印刷</BarTitle>}
      actions={
        <>
          <Button
            tone='primary'
            icon={<Printer size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            印刷する
          </Button>
          <ButtonLink href={back}>やめる</ButtonLink>
        </>
      }
      pre={<Hint>A4・たて・100%で印刷してください</Hint>}
    >
      <Paper />
      <Margins />
      <Sheet data-sheet=''>
        <article aria-label='出勤者名簿' data-many={shown.length > 8 || undefined}>
          <header>
            <div>
              <p>{client && storeNameOf(client)}</p>
              <h2>出勤者名簿</h2>
            </div>
            <div>
              <b>{formatFullDay(roster.on)}</b>
              <span>{roster.peopleCount}名</span>
            </div>
          </header>
          {/* One table, so that the columns of all shifts are aligned; its heading repeats on every sheet. */}
          <table>
            <thead>
              <tr>
                {shown.map(({ key, label }) => (
                  <th key={key} scope='col' data-key={key}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            {roster.offerings.map((offering) => (
              <tbody key={offering.offeringId}>
                <tr data-shift=''>
                  <th scope='rowgroup' colSpan={shown.length}>
                    <b>{formatHours(offering.startAt, offering.endAt)}</b> {offering.title}{' '}
                    <span>{offering.rows.length}名</span>
                  </th>
                </tr>
                {offering.rows.map((row) => (
                  <tr key={row.matchingId}>
                    {shown.map(({ key, i }) => (
                      <td key={key} data-key={key}>
                        <Cell
                          columnKey={key}
                          text={row.cells[i]}
                          isCancelUnderReview={row.isCancelUnderReview}
                          kana={hasKanaAboveName ? row.cells[kanaIndex] : undefined}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
          <footer>
            <span>
              <img src='/favicon.svg' alt='' width={16} height={16} />
              {publicConfig.serviceName}
            </span>
            <span>電話番号と写真は印刷しません ・ 使い終わったら裁断してください</span>
            <span>
              印刷 {formatDateTime(now, now)}
              {me && ` ${me.name}`}
            </span>
          </footer>
        </article>
      </Sheet>
    </PageLayout>
  )
}

function Cell({
  columnKey,
  text,
  isCancelUnderReview,
  kana,
}: {
  columnKey: RosterFieldKey
  text: string | number | undefined
  isCancelUnderReview: boolean
  kana: string | number | undefined
}) {
  if (columnKey === 'entryCheck') return <i />
  if (columnKey !== 'name') return text
  return (
    <>
      {kana !== undefined && <small>{kana}</small>}
      <b>{text}</b>
      {isCancelUnderReview && <small>{presenceLabel.cancel_review}</small>}
    </>
  )
}

const Hint = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
  ${media.phone} {
    margin-top: 8px;
  }
`
// The list may exceed one sheet, so the margins belong to @page and not to the sheet.
const Margins = createGlobalStyle`@page { size: A4 portrait; margin: 12mm; }`
const Sheet = styled.div`
  container-type: inline-size;
  width: 100%;
  max-width: 794px;
  ${lightGround}
  article {
    min-height: 141.4cqw;
    padding: 5.7cqw;
    box-sizing: border-box;
    background: ${color.surface};
    box-shadow: ${shadow.s2};
    font-size: 1.7cqw;
    line-height: 1.35;
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
    font-size: 2.6cqw;
  }
  h2 {
    font-size: 3.2cqw;
    line-height: 1.3;
  }
  table {
    width: 100%;
    margin-top: 2cqw;
    border-collapse: collapse;
  }
  [data-shift] {
    break-after: avoid;
  }
  [data-shift] th {
    padding: 1.4cqw 0 0.6cqw;
    border-width: 0 0 1px;
    background: none;
    font-size: 2cqw;
    font-weight: ${weight.regular};
  }
  [data-shift] b {
    margin-right: 0.6cqw;
  }
  [data-shift] span {
    font-size: 1.6cqw;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 0.5cqw 0.7cqw;
    border: 1px solid ${color.control};
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  th {
    background: ${color.bg};
    font-size: 1.4cqw;
    font-weight: ${weight.bold};
    print-color-adjust: exact;
  }
  td {
    height: 5cqw;
  }
  [data-key='name'] {
    min-width: 16cqw;
  }
  td[data-key='name'] b {
    display: block;
    font-size: 2.35cqw;
  }
  td[data-key='name'] small {
    display: block;
    font-size: 1.68cqw;
  }
  th[data-key],
  [data-key='hours'] {
    white-space: nowrap;
  }
  [data-key='note'] {
    min-width: 14cqw;
  }
  [data-key='entryCheck'] {
    text-align: center;
  }
  td i {
    display: inline-block;
    width: 2.6cqw;
    aspect-ratio: 1;
    border: 1.5px solid;
    border-radius: ${radiusS};
    vertical-align: middle;
  }
  [data-many] {
    font-size: 1.4cqw;
  }
  footer {
    display: flex;
    justify-content: space-between;
    gap: 2cqw;
    margin-top: 2cqw;
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
    width: auto;
    max-width: none;
    article {
      min-height: 0;
      padding: 0;
      box-shadow: none;
    }
  }
`
