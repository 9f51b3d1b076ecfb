import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { storeNameOf } from '@/components/clients/storeNameOf'
import { PosterSheet } from '@/components/offers/PosterSheet'
import type { Attendance } from '@/contracts/attendance/schemas'
import { clients } from '@/contracts/clients'
import { publicConfig } from '@/lib/config/publicConfig'
import { formatFullDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { radius, radiusXl } from '@/ui/tokens'
import { CodeCard } from './CodeCard'

/** The poster for the staff entrance, with the codes that are valid until renewed. */
export function Poster({ clientId, attendance }: { clientId: string; attendance: Attendance }) {
  const { data: client } = useQuery(clients.one, { clientId })
  return (
    <PosterSheet
      title='QRポスター'
      back={href(routes.attendances, { clientId })}
      addressee={
        <>
          <p>ワーカーの方へ</p>
          <h2>{client && storeNameOf(client)}</h2>
        </>
      }
      steps={[
        `${publicConfig.serviceName}のアプリを開く`,
        '本日の仕事の「QRを読み取る」を押す',
        'チェックインかチェックアウトのQRにカメラを向ける',
      ]}
      help='読み取れないときは、スタッフに声をかけてください。アプリから「修正依頼」を送れば、働いた時間どおりに支払われます。'
      validity='新しいQRに替えたら、この紙は破棄してください'
      issued={`発行 ${formatFullDay(attendance.renewedAt)} ・ No. ${attendance.serial}`}
    >
      <Codes>
        <CodeCard kind='checkIn' value={attendance.printed.checkIn} />
        <CodeCard kind='checkOut' value={attendance.printed.checkOut} />
      </Codes>
    </PosterSheet>
  )
}

// Sizes are relative to the width of the sheet.
const Codes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 3.3cqw;
  margin: 4cqw 0 3cqw;
  > [data-kind] {
    gap: 0;
    padding: 2cqw;
    border-width: 0.76cqw;
  }
  > [data-kind='checkIn'] {
    border-radius: ${radiusXl};
  }
  > [data-kind] h3 {
    padding: 1cqw 0;
    /* 「チェックアウト」 keeps a margin inside its box. */
    font-size: 4.2cqw;
    line-height: 1.5;
    white-space: nowrap;
    letter-spacing: 0.08em;
  }
  > [data-kind='checkIn'] h3 {
    border-radius: ${radius};
  }
  > [data-kind] small {
    font-size: 2cqw;
  }
  > [data-kind] svg {
    width: 100%;
    margin: 1.2cqw 0 0.5cqw;
  }
  > [data-kind] p {
    font-size: 2.4cqw;
  }
`
