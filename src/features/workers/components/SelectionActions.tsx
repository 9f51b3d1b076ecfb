import { BadgeCheck, Ban, CalendarPlus, Minus, Users } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useCan } from '@/components/permissions/useCan'
import type { User } from '@/contracts/workers/schemas'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/MenuList'
import { BulkBar } from '@/ui/layout/BulkBar'
import { color, media } from '@/ui/tokens'
import { StoreWorkerActionSheet, type StoreWorkerAction } from './StoreWorkerActionSheet'

/** The actions on the selected workers. */
export function SelectionActions({
  clientId,
  users,
  onClear,
}: {
  clientId: string
  users: readonly User[]
  onClear: () => void
}) {
  const [action, setAction] = useState<StoreWorkerAction>()
  const canTrust = useCan({ permission: 'worker.trust' })
  const canBlock = useCan({ permission: 'worker.block' })
  const canPost = useCan({ permission: 'offering.publish' })
  const blocked = users.filter((user) => user.blocked === 'client')
  const more: MenuItem[] = [
    { label: 'グループから外す', icon: Minus, onSelect: () => setAction('ungroup') },
    ...(canTrust
      ? [
          { label: '認定ワーカーにする', icon: BadgeCheck, onSelect: () => setAction('trust') },
          { label: '認定を外す', icon: BadgeCheck, onSelect: () => setAction('distrust') },
        ]
      : []),
    ...(canBlock
      ? [
          {
            label: 'ブロックする',
            icon: Ban,
            tone: 'danger' as const,
            hasDivider: true,
            onSelect: () => setAction('block'),
          },
          ...(blocked.length > 0
            ? [
                {
                  label: `${blocked.length}名のブロックを解除する`,
                  icon: Ban,
                  onSelect: () => setAction('unblock'),
                },
              ]
            : []),
        ]
      : []),
  ]
  return (
    <>
      <SelectionBar count={users.length} unit='名' onClear={onClear}>
        <Button icon={<Users size={18} aria-hidden />} onClick={() => setAction('groups')}>
          グループに追加
        </Button>
        {canPost && (
          <Button
            icon={<CalendarPlus size={18} aria-hidden />}
            onClick={() => setAction('askToWork')}
          >
            仕事をお願いする
          </Button>
        )}
        <Menu label={`選択した${users.length}名のその他の操作`} items={more} />
      </SelectionBar>
      {action && (
        <StoreWorkerActionSheet
          clientId={clientId}
          action={action}
          users={action === 'unblock' ? blocked : users}
          isBulk
          onClose={() => setAction(undefined)}
          onDone={onClear}
        />
      )}
    </>
  )
}

/** The menu button is outlined like the buttons beside it; on phones they are without icons. */
const SelectionBar = styled(BulkBar)`
  > span > button {
    border: 1px solid rgb(255 255 255 / 0.5);
    color: ${color.onInverse};
    ${media.hover} {
      &:hover {
        background: rgb(255 255 255 / 0.12);
      }
    }
  }
  ${media.phone} {
    && > button {
      padding-inline: 6px;
      svg {
        display: none;
      }
    }
  }
`
