import { ArrowDown, ArrowUp, List, Lock } from 'lucide-react'
import { useState } from 'react'
import type { RosterFields } from '@/contracts/rosters/schemas'
import { IconButton } from '@/ui/buttons/IconButton'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { useOrder } from './useOrder'
import * as S from './roster.styles'

type Item = RosterFields['items'][number]
const always = '氏名は外せません。だれの行か分からなくなるためです。'

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
  const { list, dragged, move, grip } = useOrder(items, onChange, (item, to) =>
    setAnnouncement(`${item.label}を${to + 1}番目に移動しました。`),
  )
  return (
    <>
      <S.FieldList ref={list} aria-label='名簿の項目'>
        {items.map((item, at) => {
          const locked = item.lockedReason ?? (item.key === 'name' ? always : undefined)
          return (
            <li key={item.key} data-dragged={at === dragged ? '' : undefined}>
              <span data-grip='' aria-hidden {...grip(at)}>
                <List size={20} />
              </span>
              <label>
                <input
                  type='checkbox'
                  checked={item.enabled}
                  disabled={locked !== undefined}
                  aria-label={`${item.label}を表示する`}
                  onChange={() =>
                    onChange(
                      items.map((one) =>
                        one.key === item.key ? { ...one, enabled: !one.enabled } : one,
                      ),
                    )
                  }
                />
                <span>
                  <b>
                    {item.label}{' '}
                    {locked !== undefined && <Lock size={14} aria-label='変更できません' />}
                  </b>
                  {(locked ?? item.note) !== '' && <small>{locked ?? item.note}</small>}
                </span>
              </label>
              <span data-moves=''>
                <IconButton
                  label={`${item.label}を上へ移動`}
                  icon={<ArrowUp aria-hidden />}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  label={`${item.label}を下へ移動`}
                  icon={<ArrowDown aria-hidden />}
                  aria-disabled={at === items.length - 1}
                  onClick={() => move(at, at + 1)}
                />
              </span>
            </li>
          )
        })}
      </S.FieldList>
      <VisuallyHidden role='status'>{announcement}</VisuallyHidden>
    </>
  )
}
