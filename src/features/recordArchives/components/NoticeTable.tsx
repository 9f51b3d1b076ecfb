import { Download } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useDownload } from '@/api/download'
import { employmentNotices } from '@/contracts/employmentNotices'
import type { VaultNotice } from '@/contracts/employmentNotices/schemas'
import { noticeReadText } from '@/domain/employmentNotice/readText'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatHours, formatSlashDay } from '@/lib/date'
import { IconButton } from '@/ui/buttons/IconButton'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { color, font } from '@/ui/tokens'

const Lines = styled.span`
  display: grid;
  min-width: 0;
  small {
    color: ${color.ink2};
    font-size: ${font.xs};
  }
`

const keyOf = ({ offeringId, userId }: VaultNotice) => `${offeringId} ${userId}`

function SaveButton({ notice }: { notice: VaultNotice }) {
  const [save, isSaving] = useDownload(employmentNotices.file, '労働条件通知書.pdf')
  const { clientId, offeringId, userId, workerName, startAt } = notice
  return (
    <IconButton
      label={`${formatSlashDay(startAt, serverNow())} ${workerName}さんの労働条件通知書(PDF)を保存`}
      icon={<Download size={18} aria-hidden />}
      aria-busy={isSaving}
      onClick={() => void save({ clientId: String(clientId), offeringId, userId })}
    />
  )
}

const columnsOf = (hasStores: boolean, now: Date): Column<VaultNotice>[] => [
  {
    label: '勤務',
    width: '120px',
    card: 'fact',
    cell: ({ startAt, endAt }) => (
      <Lines>
        <b>{formatSlashDay(startAt, serverNow())}</b>
        <small>{formatHours(startAt, endAt)}</small>
      </Lines>
    ),
  },
  {
    label: 'ワーカー',
    width: 'minmax(0, 1fr)',
    card: 'title',
    cell: ({ workerName }) => <b>{workerName}</b>,
  },
  {
    label: hasStores ? '店舗・仕事' : '仕事',
    width: 'minmax(0, 1.4fr)',
    card: 'line',
    cell: ({ clientName, title, offeringId }) => (
      <Lines>
        {hasStores ? clientName : title}
        <small>
          {hasStores && `${title} ・ `}求人番号 {offeringId}
        </small>
      </Lines>
    ),
  },
  {
    label: '交付',
    width: '168px',
    card: 'fact',
    cell: ({ notifiedAt }) => formatDateTime(notifiedAt, now),
  },
  {
    label: 'ワーカーの確認',
    width: '168px',
    card: 'fact',
    cell: (notice) =>
      notice.readAt === null ? (
        <StatusChip kind='warning' label='未読' />
      ) : (
        noticeReadText(notice, now)
      ),
  },
  {
    label: 'PDF',
    width: '56px',
    card: 'action',
    quiet: true,
    cell: (notice) => <SaveButton notice={notice} />,
  },
]

type Props = {
  notices: readonly VaultNotice[]
  /** Whether the list is of a company: each row then names its store. */
  hasStores: boolean
}

/** Notices of working conditions, the latest shift first. */
export function NoticeTable({ notices, hasStores }: Props) {
  const columns = useMemo(() => columnsOf(hasStores, serverNow()), [hasStores])
  return <DataTable label='労働条件通知書' columns={columns} items={notices} keyOf={keyOf} />
}
