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
import { UserActSheet, type UserAct } from './UserActSheet'

/** The actions on the selected workers. */
export function SelectedUsers({
  clientId,
  users,
  onClear,
}: {
  clientId: string
  users: readonly User[]
  onClear: () => void
}) {
  const [act, setAct] = useState<UserAct>()
  const canTrust = useCan({ permission: 'worker.trust' })
  const canBlock = useCan({ permission: 'worker.block' })
  const canPost = useCan({ permission: 'offering.publish' })
  const blocked = users.filter((user) => user.blocked === 'client')
  const more: MenuItem[] = [
    { label: 'グループから外す', icon: Minus, onSelect: () => setAct('ungroup') },
    ...(canTrust
      ? [
          { label: '認定ワーカーにする', icon: BadgeCheck, onSelect: () => setAct('trust') },
          { label: '認定を外す', icon: BadgeCheck, onSelect: () => setAct('distrust') },
        ]
      : []),
    ...(canBlock
      ? [
          {
            label: 'ブロックする',
            icon: Ban,
            tone: 'danger' as const,
            hasDivider: true,
            onSelect: () => setAct('block'),
          },
          ...(blocked.length > 0
            ? [
                {
                  label: `${blocked.length}名のブロックを解除する`,
                  icon: Ban,
                  onSelect: () => setAct('unblock'),
                },
              ]
            : []),
        ]
      : []),
  ]
  return (
    <>
      <SelectionBar count={users.length} unit='名' onClear={onClear}>
        <Button icon={<Users size={18} aria-hidden />} onClick={() => setAct('groups')}>
          グループに追加
        </Button>
        {canPost && (
          <Button icon={<CalendarPlus size={18} aria-hidden />} onClick={() => setAct('ask')}>
            仕事をお願いする
          </Button>
        )}
        <Menu label={`選択した${users.length}名のその他の操作`} items={more} />
      </SelectionBar>
      {act && (
        <UserActSheet
          clientId={clientId}
          act={act}
          users={act === 'unblock' ? blocked : users}
          isBulk
          onClose={() => setAct(undefined)}
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
