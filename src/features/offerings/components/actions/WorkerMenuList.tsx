import {
  Ban,
  CircleX,
  Clock,
  Download,
  FileText,
  JapaneseYen,
  LogOut,
  ShieldAlert,
  SquareX,
  Undo2,
  UserX,
} from 'lucide-react'
import { useDownload } from '@/api/download'
import { useCan } from '@/components/permissions/useCan'
import { employmentNotices } from '@/contracts/employmentNotices'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import {
  cannotCancelByStore,
  cannotCancelByWorker,
  cannotMarkAbsent,
  type MatchingTimes,
} from '@/domain/matchings/matching'
import { cannotEdit } from '@/domain/offerings/offering'
import { serverNow } from '@/lib/clock'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MenuList, type MenuItem } from '@/ui/buttons/MenuList'
import type { WorkerActionsProps } from './WorkerActions'

/**
 * Converts a row of the list into the input of the domain rules. The rules know only stored statuses: the API derives
 * `late` from `established`.
 */
const workerTimes = (
  { status, checkedInAt, checkedOutAt, presence, cancelReview }: OfferingUser,
  { startAt, endAt }: { startAt: string; endAt: string },
): MatchingTimes => ({
  status: status === 'late' ? 'established' : status,
  startAt,
  endAt,
  checkedInAt,
  checkedOutAt,
  cancelReviewDueAt: cancelReview?.dueAt ?? null,
  fixStatus: presence === 'fix_requested' ? 'requested' : null,
})

type Props = WorkerActionsProps & { label: string; onClose: (returnFocus: boolean) => void }

const endedStatuses: readonly OfferingUser['status'][] = ['absence', 'cancel', 'rejected']

/** The open menu of one row. An action that is not possible now stays in it with the reason. */
export function WorkerMenuList({ label, onClose, ...props }: Props) {
  const { clientId, offering, user } = props
  const [save] = useDownload(employmentNotices.file, '労働条件通知書.pdf')
  const canReadNotice = useCan(employmentNotices.file)
  const items = [
    ...recordItems(props),
    ...itemIf(canReadNotice && user.employmentNotice !== null, {
      label: '労働条件通知書(PDF)を保存',
      icon: Download,
      onSelect: () => void save({ clientId, offeringId: offering.id, userId: user.userId }),
    }),
    ...(endedStatuses.includes(user.status) ? [] : changeItems(props, serverNow())),
    ...protectionItems(props),
  ]
  return <MenuList label={label} items={items} onClose={onClose} />
}

/** `[item]` if it is permitted, otherwise an empty list. */
const itemIf = (isPermitted: boolean, item: MenuItem): MenuItem[] => (isPermitted ? [item] : [])

function recordItems({ user, permissions, onAction }: WorkerActionsProps): MenuItem[] {
  return [
    ...itemIf(user.presence === 'late' && permissions.canRecordAbsence, {
      label: '未到着に対応する',
      icon: Clock,
      onSelect: () => onAction('missing'),
    }),
    ...itemIf(user.unpaidMinutesAfterEnd > 0 && permissions.canPayScannedEnd, {
      label: `終了後の${user.unpaidMinutesAfterEnd}分も支払う`,
      icon: JapaneseYen,
      onSelect: () => onAction('scannedEnd'),
    }),
    ...itemIf(user.presence === 'checked_in' && permissions.canReleaseEarly, {
      label: '早上がりにする(予定どおり支払う)',
      icon: LogOut,
      onSelect: () => onAction('earlyRelease'),
    }),
    {
      label: '質問の回答・資格・検便を見る',
      icon: FileText,
      onSelect: () => onAction('documents'),
    },
    ...itemIf(user.status === 'absence' && permissions.canUndoAbsence, {
      label: '欠勤の登録を取り消す',
      icon: Undo2,
      onSelect: () => onAction('undoAbsence'),
    }),
  ]
}

/** Actions that change an active matching. */
function changeItems(
  { clientId, offering, user, permissions, onAction }: WorkerActionsProps,
  now: Date,
) {
  const times = workerTimes(user, offering)
  const rejectParams = { clientId, offeringId: offering.id, userId: user.userId }
  return [
    ...itemIf(permissions.canRaiseTransportation, {
      label: '交通費を変更する',
      icon: JapaneseYen,
      onSelect: () => onAction('transportation'),
      disabledReason: cannotEdit(
        'transportationYen',
        { ...offering, peopleMatched: 1, peopleLive: 1 },
        now,
      ),
    }),
    ...itemIf(permissions.canReject, {
      label: 'キャンセル申請(店舗の都合)',
      icon: SquareX,
      href: href(routes.rejectUser, rejectParams),
      disabledReason: cannotCancelByStore(times, now),
    }),
    ...itemIf(permissions.canRecordAbsence, {
      label: '欠勤を登録する',
      icon: UserX,
      onSelect: () => onAction('absence'),
      disabledReason: cannotMarkAbsent(times, now),
    }),
    ...itemIf(permissions.canRecordAbsence, {
      label: 'ワーカー都合のキャンセルを記録する',
      icon: CircleX,
      onSelect: () => onAction('workerCancel'),
      disabledReason: cannotCancelByWorker(times, now),
    }),
  ]
}

function protectionItems({ user, permissions, onAction }: WorkerActionsProps): MenuItem[] {
  return [
    ...itemIf(permissions.canBlock, {
      label: 'ブロックする',
      icon: Ban,
      onSelect: () => onAction('block'),
      hasDivider: true,
      disabledReason: user.blocked ? 'すでにブロックしています。' : undefined,
    }),
    ...itemIf(permissions.canReport, {
      label: '運営に通報する',
      icon: ShieldAlert,
      onSelect: () => onAction('report'),
    }),
  ]
}
