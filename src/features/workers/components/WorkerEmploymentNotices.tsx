import { Download } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useDownload } from '@/api/download'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { FoldedRow, FoldedRows } from '@/components/workers/FoldedRows'
import { SectionCard } from '@/components/workers/SectionCard'
import { WorkerSection } from '@/components/workers/WorkerSection'
import { employmentNotices } from '@/contracts/employmentNotices'
import type { EmploymentNotice } from '@/contracts/employmentNotices/schemas'
import { noticeReadText } from '@/domain/employmentNotice/readText'
import { serverNow } from '@/lib/clock'
import { formatHours, formatSlashDay } from '@/lib/date'
import { IconButton } from '@/ui/buttons/IconButton'
import { Whole } from '@/ui/data-display/Whole'
import { Skeleton } from '@/ui/feedback/Skeleton'

function NoticeItem({ clientId, notice }: { clientId: string; notice: EmploymentNotice }) {
  const [save, isSaving] = useDownload(employmentNotices.file, '労働条件通知書.pdf')
  const { offeringId, userId, title, startAt, endAt } = notice
  const day = formatSlashDay(startAt, serverNow())
  return (
    <FoldedRow
      at={startAt}
      title={title}
      details={[
        <Fragment key='read'>
          <Whole>{formatHours(startAt, endAt)}</Whole> ・{' '}
          <Whole>{noticeReadText(notice, serverNow())}</Whole>
        </Fragment>,
      ]}
    >
      <IconButton
        label={`${day} ${title}の労働条件通知書(PDF)を保存`}
        icon={<Download size={18} aria-hidden />}
        aria-busy={isSaving}
        onClick={() => void save({ clientId, offeringId, userId })}
      />
    </FoldedRow>
  )
}

/** The notices of working conditions of a worker at this store (労働条件通知書), and whether they were opened. */
export function WorkerEmploymentNotices({
  clientId,
  userId,
}: {
  clientId: string
  userId: number
}) {
  const [page, setPage] = useState(1)
  const result = useQuery(
    employmentNotices.ofWorker,
    { clientId, userId, query: { page } },
    { keepPreviousData: true },
  )
  const { data } = result
  return (
    <WorkerSection id='user-notices' title='労働条件通知書' note={data && `${data.totalCount}通`}>
      <QueryResult
        of={result}
        name='労働条件通知書'
        inline
        skeleton={<Skeleton kind='people' rows={2} />}
      />
      {data?.totalCount === 0 && (
        <SectionCard>
          <p>まだありません。マッチングが成立すると、ここに並びます。</p>
        </SectionCard>
      )}
      {data && data.totalCount > 0 && (
        <FoldedRows
          unit='通'
          data={data}
          showAll={`すべての労働条件通知書を見る(${data.totalCount}通)`}
          onPage={setPage}
        >
          {(notices) =>
            notices.map((notice) => (
              <NoticeItem key={notice.offeringId} clientId={clientId} notice={notice} />
            ))
          }
        </FoldedRows>
      )}
    </WorkerSection>
  )
}
