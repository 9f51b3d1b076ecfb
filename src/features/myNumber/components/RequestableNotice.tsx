import { CheckCheck } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { ListNote } from '@/ui/data-display/ListNote'

type Props = { count: number; onPreload: () => void; onSelectAll: () => void }

/** How many workers can be asked for their individual number, with a button that selects them all. */
export function RequestableNotice({ count, onPreload, onSelectAll }: Props) {
  return (
    <ListNote>
      <p>マイナンバーの提供を依頼できるワーカーが{count}名います。</p>
      <Button
        size={32}
        tone='blue'
        icon={<CheckCheck size={18} aria-hidden />}
        onPointerEnter={onPreload}
        onClick={onSelectAll}
      >
        {count}名全員を選択
      </Button>
    </ListNote>
  )
}
