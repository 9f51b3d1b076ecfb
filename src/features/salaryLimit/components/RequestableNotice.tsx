import { CheckCheck, Mail } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'

type Props = { count: number; onPreload: () => void; onSelectAll: () => void }

/** How many workers can be asked for their individual number, with a button that selects them all. */
export function RequestableNotice({ count, onPreload, onSelectAll }: Props) {
  return (
    <Notice
      icon={Mail}
      title={`マイナンバーの提供を依頼できるワーカーが${count}名います`}
      action={
        <Button
          size={40}
          tone='blue'
          icon={<CheckCheck size={18} aria-hidden />}
          onPointerEnter={onPreload}
          onClick={onSelectAll}
        >
          {count}名全員を選択
        </Button>
      }
    >
      提供されると、年の上限がなくなります。月の上限は残ります。
    </Notice>
  )
}
