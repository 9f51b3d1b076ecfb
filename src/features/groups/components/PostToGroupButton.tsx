import { Plus } from 'lucide-react'
import { offerings } from '@/contracts/offerings'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { Can } from '@/components/permissions/Can'
import { Button } from '@/ui/buttons/Button'

function refusalOf({ usersCount, blockedCount }: GroupDetail) {
  if (usersCount === 0) return 'ワーカーを追加すると募集できます。'
  if (usersCount === blockedCount) return '全員をブロックしているため、募集しても届きません。'
  return undefined
}

/** Creates an offering for the group; disabled with the reason while the group has no recipient. */
export function PostToGroupButton({ group, onPress }: { group: GroupDetail; onPress: () => void }) {
  return (
    <Can do={offerings.create}>
      <Button
        tone='primary'
        icon={<Plus aria-hidden />}
        disabledReason={refusalOf(group)}
        onClick={onPress}
      >
        このグループに募集する
      </Button>
    </Can>
  )
}
