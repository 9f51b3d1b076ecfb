import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from '@/api/download'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { employmentNotices } from '@/contracts/employmentNotices'
import type { Paged } from '@/contracts/common/schemas'
import type { EmploymentNotice } from '@/contracts/employmentNotices/schemas'
import { noticeReadText } from '@/domain/employmentNotice/readText'
import { serverNow } from '@/lib/clock'
import { formatHours, formatSlashDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Pagination } from '@/ui/navigation/Pagination'

/** How many notices are shown before 「すべて」 is pressed. */
const FIRST_COUNT = 5

function NoticeItem({ clientId, notice }: { clientId: string; notice: EmploymentNotice }) {
  const [save, isSaving] = useDownload(employmentNotices.file, '労働条件通知書.pdf')
  const { offeringId, userId, title, startAt, endAt } = notice
  const day = formatSlashDay(startAt)
  return (
    <li>
      <span>
        <b>{day}</b>
      </span>
      <span>
        {title}
        <small>
          {formatHours(startAt, endAt)} ・ {noticeReadText(notice, serverNow())}
        </small>
      </span>
      <IconButton
        label={`${day} ${title}の労働条件通知書(PDF)を保存`}
        icon={<Download size={18} aria-hidden />}
        aria-busy={isSaving}
        onClick={() => void save({ clientId, offeringId, userId })}
      />
    </li>
  )
}

/** The notices of working conditions of a worker at this store (労働条件通知書), and whether they were opened. */
export function UserEmploymentNotices({ clientId, userId }: { clientId: string; userId: number }) {
  const [page, setPage] = useState(1)
  const result = useQuery(
    employmentNotices.ofWorker,
    { clientId, userId, query: { page } },
    { keepPreviousData: true },
  )
  const { data, isValidating } = result
  return (
    <section aria-labelledby='user-notices'>
      <header>
        <h2 id='user-notices'>労働条件通知書</h2>
        {data && <small>{data.totalCount}通</small>}
      </header>
      <QueryResult
        of={result}
        name='労働条件通知書'
        inline
        skeleton={<Skeleton kind='people' rows={2} />}
      />
      {data?.totalCount === 0 && (
        <div data-card=''>
          <p>まだありません。マッチングが成立すると、ここに並びます。</p>
        </div>
      )}
      {data && data.totalCount > 0 && (
        <NoticeList clientId={clientId} data={data} isLoading={isValidating} onPage={setPage} />
      )}
    </section>
  )
}

function NoticeList({
  clientId,
  data,
  isLoading,
  onPage,
}: {
  clientId: string
  data: Paged<EmploymentNotice>
  isLoading: boolean
  onPage: (page: number) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <ol>
        {(showsAll ? data.items : data.items.slice(0, FIRST_COUNT)).map((notice) => (
          <NoticeItem key={notice.offeringId} clientId={clientId} notice={notice} />
        ))}
      </ol>
      {!showsAll && data.totalCount > FIRST_COUNT && (
        <div data-more=''>
          <Button tone='link' size={44} onClick={() => setShowsAll(true)}>
            すべての労働条件通知書を見る({data.totalCount}通)
          </Button>
        </div>
      )}
      {showsAll && (
        <Pagination
          page={data.page}
          perPage={data.perPage}
          total={data.totalCount}
          onPage={onPage}
          loading={isLoading}
        />
      )}
    </>
  )
}
