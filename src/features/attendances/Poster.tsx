import { Printer } from 'lucide-react'
import styled, { createGlobalStyle } from 'styled-components'
import { useQuery } from '@/api/hooks'
import type { Attendance } from '@/contracts/attendance.schemas'
import { clients } from '@/contracts/clients'
import { env } from '@/lib/env'
import { formatFullDay } from '@/lib/jst'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { BarTitle } from '@/ui/BarTitle'
import { PageLayout } from '@/ui/PageLayout'
import { color, media, weight } from '@/ui/tokens'
import { CodeCard } from './CodeCard'

/** One A4 sheet for the staff entrance, with the codes that hold until they are renewed. */
export function Poster({ clientId, attendance }: { clientId: string; attendance: Attendance }) {
  const { data: client } = useQuery(clients.one, { clientId })
  return (
    <PageLayout title={<BarTitle>QRポスター</BarTitle>} actions={<>
      <Button tone='primary' icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>印刷する</Button>
      <ButtonLink href={href(routes.attendances, { clientId })}>やめる</ButtonLink>
    </>} pre='A4・たて・100%で印刷してください'>
      <Paper />
      <Sheet>
        <p data-to=''>ワーカーの方へ</p>
        <h2>{[client?.brandName, client?.name].filter(Boolean).join(' ')}</h2>
        <div data-codes=''><CodeCard kind='checkIn' value={attendance.printed.checkIn} /><CodeCard kind='checkOut' value={attendance.printed.checkOut} /></div>
        <ol><li>{env.serviceName}のアプリを開く</li><li>今日の仕事の「QRを読み取る」を押す</li><li>出勤か退勤のQRにカメラを向ける</li></ol>
        <p>読み取れないときは、スタッフに声をかけてください。アプリから「修正依頼」を送れば、働いた時間どおりに支払われます。</p>
        <footer><span>{env.serviceName}</span><span>新しいQRに替えたら、この紙は破棄してください</span><span>発行 {formatFullDay(attendance.renewedAt)} ・ No. {attendance.serial}</span></footer>
      </Sheet>
    </PageLayout>
  )
}

const Paper = createGlobalStyle`
  @page { size: A4; margin: 0; }
  @media print { header, nav, aside, [data-pre] { display: none !important; } [data-page] { padding: 0 !important; max-width: none !important; } }
`
const Sheet = styled.div`
  box-sizing: border-box; max-width: 794px; padding: 24px 16px; background: ${color.surface}; border: 1px solid ${color.line}; color: ${color.ink};
  [data-to] { margin: 0; text-align: center; font-size: 16px; }
  h2 { margin: 0 0 20px; padding-bottom: 16px; border-bottom: 6px solid ${color.brand}; text-align: center; font-size: 28px; line-height: 1.3; }
  [data-codes] { display: grid; gap: 24px; }
  [data-codes] svg { width: min(100%, 65mm); }
  ol { list-style: decimal; margin: 24px 0; padding-left: 1.6em; font-size: 20px; line-height: 2; }
  ol li::marker { font-weight: ${weight.bold}; }
  footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 16px; margin-top: 24px; padding-top: 12px; border-top: 1px solid ${color.ink}; font-size: 12px; }
  ${media.tablet} { padding: 48px; [data-codes] { grid-template-columns: 1fr 1fr; } h2 { font-size: 42px; } }
  ${media.print} { max-width: none; width: 210mm; height: 296mm; padding: 12mm; border: 0; [data-codes] { grid-template-columns: 1fr 1fr; } h2 { font-size: 32pt; } * { print-color-adjust: exact; } }
`
