import { Printer } from '@/ui/icons'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import type { Attendance } from '@/contracts/attendance.schemas'
import { clients } from '@/contracts/clients'
import { env } from '@/lib/env'
import { formatFullDay } from '@/lib/jst'
import { storeNameOf } from '@/parts/storeNameOf'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { BarTitle } from '@/ui/BarTitle'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageLayout } from '@/ui/PageLayout'
import { Paper } from '@/ui/Paper'
import { color, font, media, shadow, weight } from '@/ui/tokens'
import { CodeCard } from './CodeCard'

/** One A4 sheet for the staff entrance, with the codes that hold until they are renewed. */
export function Poster({ clientId, attendance }: { clientId: string; attendance: Attendance }) {
  const { data: client } = useQuery(clients.one, { clientId })
  return (
    <PageLayout title={<BarTitle>QRポスター</BarTitle>} actions={<>
      <Button tone='primary' icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>印刷する</Button>
      <ButtonLink href={href(routes.attendances, { clientId })}>やめる</ButtonLink>
    </>} pre={<Hint>A4・たて・100%で印刷してください</Hint>}>
      <Paper />
      <Sheet data-sheet=''>
        <article aria-label='QRポスター'>
          <div data-to=''><p>ワーカーの方へ</p><h2>{client && storeNameOf(client)}</h2></div>
          <div data-codes=''><CodeCard kind='checkIn' value={attendance.printed.checkIn} /><CodeCard kind='checkOut' value={attendance.printed.checkOut} /></div>
          <ol><li>{env.serviceName}のアプリを開く</li><li>今日の仕事の「QRを読み取る」を押す</li><li>出勤か退勤のQRにカメラを向ける</li></ol>
          <p data-help=''>読み取れないときは、スタッフに声をかけてください。アプリから「修正依頼」を送れば、働いた時間どおりに支払われます。</p>
          <footer><span><img src='/favicon.svg' alt='' width={18} height={18} />{env.serviceName}</span><span>新しいQRに替えたら、この紙は破棄してください</span><span>発行 {formatFullDay(attendance.renewedAt)} ・ No. {attendance.serial}</span></footer>
        </article>
      </Sheet>
    </PageLayout>
  )
}

const Hint = styled.p`font-size: ${font.s}; color: ${color.ink2}; ${media.phone} { margin-top: 8px; }`
// Every measure is a share of the sheet's width (1cqw = 2.1 mm on paper), so that the screen shows what the paper will.
const Sheet = styled.div`
  container-type: inline-size; width: 100%; max-width: 794px; color: ${color.ink};
  article {
    display: flex; flex-direction: column; aspect-ratio: 210 / 297; padding: 5.7cqw; overflow: hidden;
    background: ${color.surface}; box-shadow: ${shadow.s2}; font-size: 1.8cqw; line-height: 1.5; print-color-adjust: exact; word-break: auto-phrase;
  }
  [data-to] { padding-bottom: 2.2cqw; border-bottom: .76cqw solid ${color.brand}; text-align: center; font-size: 2.3cqw; }
  h2 { min-height: 1.3em; font-size: 5.2cqw; line-height: 1.3; }
  [data-codes] { display: grid; grid-template-columns: 1fr 1fr; gap: 3.3cqw; margin: 4cqw 0 3cqw; }
  [data-codes] > [data-kind] { gap: 0; padding: 2cqw; border-width: .76cqw; }
  [data-codes] > [data-kind='checkIn'] { border-radius: 2.5cqw; }
  [data-codes] > [data-kind] h3 { padding: 1cqw 0; font-size: 6.5cqw; line-height: 1.2; letter-spacing: .08em; }
  [data-codes] > [data-kind='checkIn'] h3 { border-radius: 1.3cqw; }
  [data-codes] > [data-kind] small { font-size: 2cqw; }
  [data-codes] > [data-kind] svg { width: 100%; margin: 1.2cqw 0 .5cqw; }
  [data-codes] > [data-kind] p { font-size: 2.4cqw; }
  ol { display: grid; gap: 1.8cqw; counter-reset: step; }
  li { display: flex; align-items: center; gap: 2.3cqw; font-size: 2.9cqw; line-height: 1.4; counter-increment: step; }
  li::before { content: counter(step) / ''; display: grid; place-items: center; flex: none; width: 5.5cqw; height: 5.5cqw; border: .38cqw solid; border-radius: 50%; font-size: 3cqw; font-weight: ${weight.bold}; }
  [data-help] { margin-top: 3.3cqw; padding-top: 2cqw; border-top: 1px solid; font-size: 2cqw; line-height: 1.7; }
  footer { display: flex; justify-content: space-between; align-items: center; gap: 2cqw; margin-top: auto; font-size: 1.5cqw; }
  footer span { display: flex; align-items: center; gap: 1cqw; }
  footer img { width: 2.3cqw; height: 2.3cqw; }
  @media print { width: 210mm; max-width: none; article { aspect-ratio: auto; height: 296mm; box-shadow: none; } }
`
