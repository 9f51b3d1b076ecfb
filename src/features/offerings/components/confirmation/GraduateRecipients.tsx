import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { GraduateKindChip } from '@/components/workers/GraduateKindChip'
import type { PublicationScope } from '@/contracts/offerings/enums'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { graduates } from '@/contracts/workers'
import type { Graduate } from '@/contracts/workers/schemas'
import { GraduateScope } from '@/features/offerings/components/sections/GraduateScope'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Avatar } from '@/ui/data-display/Avatar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** The label of the publish button. That of a dedicated offering names the number of recipients. */
export function PublishLabel({ clientId, scope }: { clientId: string; scope: PublicationScope }) {
  const { data } = useQuery(graduates.list, scope === 'graduate' ? { clientId } : null)
  return data ? `${data.visibleCount}名に公開する` : 'この内容で募集を開始する'
}

/** The names of the graduates who see a dedicated offering, and its fee rate. */
export function GraduateRecipients({
  clientId,
  validation: { graduateFee, reach },
}: {
  clientId: string
  validation: Pick<OfferingValidation, 'graduateFee' | 'reach'>
}) {
  const [page, setPage] = useState(1)
  const result = useQuery(graduates.list, { clientId, query: { page } }, { keepPreviousData: true })
  const { data } = result
  return (
    <>
      <PageSection title='公開範囲と利用料率'>
        <GraduateScope clientId={clientId} fee={graduateFee} />
      </PageSection>
      <PageSection
        title={data ? `この${data.visibleCount}名に公開します` : '公開する相手'}
        {...(data ? { note: `通知 ${data.notifiedCount}名` } : {})}
      >
        {reach && reach.members > 0 && <Lead>{freeText(reach)}</Lead>}
        <QueryResult
          of={result}
          name='公開する相手'
          inline
          skeleton={<Skeleton kind='people' rows={4} />}
        />
        {data && data.items.length > 0 && (
          <List>
            {data.items.map((graduate) => (
              <Recipient key={graduate.userId} graduate={graduate} />
            ))}
          </List>
        )}
        {data && <Pagination of={data} unit='名' onPage={setPage} />}
      </PageSection>
    </>
  )
}

function freeText({ members, free }: { members: number; free: number }) {
  const first = '先に申し込んだ方から決まります。'
  return free === members
    ? `${first}予定などの理由で申し込めない人はいません。`
    : `${first}${members - free}名は、ほかの勤務・ブロック・年齢などの理由で、この時間には申し込めません。`
}

const noticeText: Record<Graduate['notice'], string> = {
  on: 'アプリの通知でお知らせします',
  off: '通知オフのため、お知らせは届きません。',
  closed_room: 'メッセージを閉じているため、お知らせは届きません。',
}

function Recipient({ graduate }: { graduate: Graduate }) {
  const { name, nameKana, kind, workedCountHere, lastWorkedOn, notice, isBlocked } = graduate
  return (
    <li>
      <Avatar name={name} />
      <p>
        <b>{name}</b>
        <small>{nameKana}</small>
      </p>
      <GraduateKindChip kind={kind} />
      <p>
        {isBlocked && <strong>ブロック中のため、この求人は見えません。</strong>}
        {!isBlocked && notice !== 'on' && (
          <>
            <strong>{noticeText[notice]}</strong>
            <small>求人はアプリで見られます</small>
          </>
        )}
        {!isBlocked && notice === 'on' && <small>{noticeText.on}</small>}
        <small>
          この店舗 {workedCountHere}回
          {lastWorkedOn && `・直近 ${formatDay(lastWorkedOn, serverNow())}`}
        </small>
      </p>
    </li>
  )
}

const Lead = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.ink2};
`
const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  ${framed}
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1.5fr);
    align-items: center;
    gap: 4px 12px;
    padding: 10px 16px;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  p {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  b,
  strong,
  small {
    display: block;
  }
  b {
    font-weight: ${weight.bold};
  }
  strong {
    font-size: ${font.xs};
    font-weight: ${weight.bold};
    color: ${color.warningText};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.phone} {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    li > p:last-child {
      grid-column: 1 / -1;
    }
  }
`
