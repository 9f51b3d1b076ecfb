import { ArrowDown, ArrowUp, List, Lock } from 'lucide-react'
import { useState } from 'react'
import type { RosterFields } from '@/contracts/rosters/schemas'
import { IconButton } from '@/ui/buttons/IconButton'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { FieldList } from './FieldOrder.styles'
import { useOrder } from './useOrder'

type Item = RosterFields['items'][number]
const NAME_LOCKED = '氏名は外せません。だれの行か分からなくなるためです。'

/**
 * The fields in their order: switched on or off, moved by drag or by buttons, with an announcement
 * of each move. A locked field shows the reason.
 */
export function FieldOrder({
  items,
  onChange,
}: {
  items: Item[]
  onChange: (items: Item[]) => void
}) {
  const [announcement, setAnnouncement] = useState('')
  const { list, draggedIndex, move, gripProps } = useOrder(items, onChange, (item, to) =>
    setAnnouncement(`${item.label}を${to + 1}番目に移動しました。`),
  )
  return (
    <>
      <FieldList ref={list} aria-label='名簿の項目'>
        {items.map((item, index) => {
          const lockedReason = item.lockedReason ?? (item.key === 'name' ? NAME_LOCKED : undefined)
          return (
            <li key={item.key} data-dragged={index === draggedIndex ? '' : undefined}>
              <span data-grip='' aria-hidden {...gripProps(index)}>
                <List size={20} />
              </span>
              <label>
                <input
                  type='checkbox'
                  checked={item.enabled}
                  disabled={lockedReason !== undefined}
                  aria-label={`${item.label}を表示する`}
                  onChange={() =>
                    onChange(
                      items.map((other) =>
                        other.key === item.key ? { ...other, enabled: !other.enabled } : other,
                      ),
                    )
                  }
                />
                <span>
                  <b>
                    {item.label}{' '}
                    {lockedReason !== undefined && <Lock size={14} aria-label='変更できません' />}
                  </b>
                  {(lockedReason ?? item.note) !== '' && <small>{lockedReason ?? item.note}</small>}
                </span>
              </label>
              <span data-moves=''>
                <IconButton
                  label={`${item.label}を上へ移動`}
                  icon={<ArrowUp aria-hidden />}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`${item.label}を下へ移動`}
                  icon={<ArrowDown aria-hidden />}
                  aria-disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </span>
            </li>
          )
        })}
      </FieldList>
      <VisuallyHidden role='status'>{announcement}</VisuallyHidden>
    </>
  )
}
