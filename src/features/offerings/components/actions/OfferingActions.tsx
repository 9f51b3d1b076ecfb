import { CircleSlash, Copy, FileText, Globe, Megaphone, QrCode, Undo2, Users } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useDownload } from '@/api/download'
import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { matchings } from '@/contracts/matchings'
import { offerings } from '@/contracts/offerings'
import { cannotBroadcast } from '@/domain/chat/message'
import {
  cannotChangeScope,
  cannotClose,
  cannotEdit,
  cannotUnpublish,
} from '@/domain/offerings/offering'
import { cannotShare } from '@/domain/offerings/shareLink'
import { serverNow } from '@/lib/clock'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MenuList, type MenuItem } from '@/ui/buttons/MenuList'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import type { OfferingAction } from './OfferingActionSheet'
import type { OfferingActionsProps } from './OfferingMenu'

const OfferingActionSheet = dynamic(
  () => import('./OfferingActionSheet').then((m) => m.OfferingActionSheet),
  { ssr: false, loading: LazyDialogBoundary },
)
/** Why the scope cannot become wider. The text does not call an unpublished offering public. */
const widestScopeText = ({ status }: OfferingActionsProps['offering']) =>
  status === 'unpublished' ? '公開すると、はじめから一般公開です。' : 'すでに一般公開しています。'

type Props = OfferingActionsProps & { open: boolean; onClose: (returnFocus: boolean) => void }

/**
 * The actions on one offering and the sheets they open. An action that is not possible at present
 * stays in the list with the reason.
 */
export function OfferingActions({ clientId, offering, canPost, onChanged, open, onClose }: Props) {
  const [action, setAction] = useState<OfferingAction>()
  const canExport = useCan(matchings.csv)
  const [save, saving] = useDownload(matchings.csv, 'ワーカー一覧.csv')
  const params = { clientId, offeringId: offering.id }
  const editHref = href(routes.editOffering, { ...params, offerId: offering.offerId })
  const now = serverNow()
  const editState = { ...offering, peopleLive: offering.peopleMatched }
  // An absent worker's seat counts as matched but receives no message, so the list of workers is counted.
  const recipientCount =
    useQuery(offerings.users, open ? params : null).data?.items.length ?? offering.peopleMatched
  const items: MenuItem[] = [
    {
      label: '共有する(URL・QRコード)',
      icon: QrCode,
      onSelect: () => setAction('share'),
      disabledReason: cannotShare(offering),
    },
    {
      label: 'ワーカーへ一斉に連絡する',
      icon: Megaphone,
      onSelect: () => setAction('broadcast'),
      disabledReason: cannotBroadcast({ ...offering, peopleLive: recipientCount }, now),
    },
    ...(canExport
      ? [
          {
            label: 'ワーカー一覧をCSVで保存する',
            icon: FileText,
            onSelect: () => void save(params),
            disabledReason: saving ? '保存しています。' : undefined,
          },
        ]
      : []),
    ...(canPost
      ? [
          {
            label: '募集人数を増やす',
            icon: Users,
            href: editHref,
            disabledReason: cannotEdit('peopleWanted', editState, now),
            hasDivider: true,
          },
          {
            label: '公開範囲を広げる',
            icon: Globe,
            href: editHref,
            disabledReason:
              cannotEdit('scope', editState, now) ??
              cannotChangeScope(offering.scope, 'public') ??
              (offering.scope === 'public' ? widestScopeText(offering) : undefined),
          },
          {
            label: 'コピーする',
            icon: Copy,
            href: href(
              routes.newOffering,
              { clientId, offerId: offering.offerId },
              { copyOf: offering.id },
            ),
            hasDivider: true,
          },
          {
            label: '募集を締め切る',
            icon: CircleSlash,
            onSelect: () => setAction('close'),
            disabledReason: cannotClose(offering),
          },
          {
            label: '求人を取り下げる',
            icon: Undo2,
            tone: 'danger' as const,
            onSelect: () => setAction('unpublish'),
            disabledReason: cannotUnpublish(editState),
          },
        ]
      : []),
  ]
  return (
    <>
      {open && (
        <MenuList
          label={`「${offering.title}」のその他の操作`}
          items={items}

          onClose={onClose}
        />
      )}
      {action && (
        <OfferingActionSheet
          action={action}
          clientId={clientId}
          offering={offering}
          onClose={() => {
            setAction(undefined)
            onChanged()
          }}
        />
      )}
    </>
  )
}
