import { Plus } from 'lucide-react'
import { Can } from '@/components/permissions/Can'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { offerings } from '@/contracts/offerings'
import { cannotPostTo } from '@/domain/workers/groups'
import { Button } from '@/ui/buttons/Button'

/** Creates an offering for the group; disabled with the reason while the group has no recipient. */
export function PostToGroupButton({ group, onPress }: { group: GroupDetail; onPress: () => void }) {
  return (
    <Can do={offerings.create}>
      <Button
        tone='primary'
        icon={<Plus aria-hidden />}
        disabledReason={cannotPostTo({
          count: group.usersCount,
          reachedCount: group.usersCount - group.blockedCount,
        })}
        onClick={onPress}
      >
        このグループに募集する
      </Button>
    </Can>
  )
}
