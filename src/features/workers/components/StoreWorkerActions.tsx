import { BadgeCheck, Ban, GraduationCap, ShieldAlert } from 'lucide-react'
import styled from 'styled-components'
import { useCan } from '@/components/permissions/useCan'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import type { UserDetail } from '@/contracts/workers/schemas'
import { cannotBlockFor, employmentTypeLabel, graduateKindLabel } from '@/domain/workers/workers'
import type { DetailAction } from '@/features/workers/lib/detailAction'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { color, font, media, target } from '@/ui/tokens'

type Props = { clientId: string; user: UserDetail; onAction: (action: DetailAction) => void }

/** The other actions on a worker, the severe ones last. */
export function StoreWorkerActions({ clientId, user, onAction }: Props) {
  const canTrust = useCan({ permission: 'worker.trust' })
  const canGraduate = useCan({ permission: 'worker.graduate' })
  const canReport = useCan({ permission: 'worker.report' })
  const canBlock = useCan({ permission: 'worker.block' })
  const canCall = useCan({ permission: 'emergencyContact.view' })
  const permissionsLoaded = useRightsSettled({ clientId: Number(clientId) })
  return (
    <Actions aria-label='その他の操作'>
      {canTrust && !user.blocked && (
        <button type='button' onClick={() => onAction(user.trusted ? 'distrust' : 'trust')}>
          <BadgeCheck size={20} aria-hidden />
          {user.trusted ? '認定を外す' : '認定ワーカーにする'}
        </button>
      )}
      {canGraduate && (
        <button type='button' onClick={() => onAction(user.graduate ? 'ungraduate' : 'graduate')}>
          <GraduationCap size={20} aria-hidden />
          {user.graduate ? '卒業ワーカーの登録を取り消す' : '卒業ワーカーに登録する'}
        </button>
      )}
      <GraduationNote user={user} />
      {canReport && (
        <button type='button' onClick={() => onAction('report')}>
          <ShieldAlert size={20} aria-hidden />
          運営に通報する
        </button>
      )}
      {canBlock && <BlockAction user={user} onAction={onAction} />}
      {canCall && !canBlock && (
        <p>
          認定・卒業・通報・ブロックは、店舗管理者が行います。必要なときは店舗管理者にご相談ください。
        </p>
      )}
      {permissionsLoaded && !canCall && (
        <p>
          閲覧のみの権限のため、グループ・メモの変更やブロックはできません。必要なときは店舗管理者にご相談ください。
        </p>
      )}
    </Actions>
  )
}

function GraduationNote({ user: { graduation } }: { user: UserDetail }) {
  if (!graduation) return null
  const now = serverNow()
  const facts = [
    graduateKindLabel[graduation.kind],
    graduation.employmentType && employmentTypeLabel[graduation.employmentType],
    graduation.hiredOn && `${formatDay(graduation.hiredOn, now)}入社`,
    `${formatDay(graduation.registeredAt, now)}に登録`,
    graduation.registeredByName,
  ].filter(Boolean)
  return (
    <p data-explanation=''>
      {facts.join(' ・ ')}
      {graduation.note && (
        <>
          <br />
          {graduation.note}
        </>
      )}
    </p>
  )
}

function BlockAction({ user, onAction }: Pick<Props, 'user' | 'onAction'>) {
  const canManageCompany = useCan({ permission: 'companyGroup.manage' })
  const [block] = user.blocks
  if (!block)
    return (
      <button type='button' data-danger='' onClick={() => onAction('block')}>
        <Ban size={20} aria-hidden />
        ブロックする
      </button>
    )
  const reason = cannotBlockFor(block.scope, { canManageCompany })
  if (reason) return <p data-explanation=''>{reason}</p>
  return (
    <button type='button' onClick={() => onAction('unblock')}>
      <Ban size={20} aria-hidden />
      ブロックを解除する
    </button>
  )
}

const Actions = styled.section`
  padding-top: 8px;
  border-top: 1px solid ${color.line};
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    font-size: ${font.s};
    color: ${color.ink};
    text-align: left;
    cursor: pointer;
    svg {
      flex: none;
      color: ${color.ink3};
    }
    &[data-danger] {
      color: ${color.dangerText};
      svg {
        color: inherit;
      }
    }
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  p {
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  [data-explanation] {
    margin: -8px 0 8px 32px;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    display: none;
  }
`
