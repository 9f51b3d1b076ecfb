import { useId, useState } from 'react'
import type { AccessibleClient } from '@/contracts/accounts/schemas'
import type { MenuPage } from '@/shell/navigation/menu'
import { Button } from '@/ui/buttons/Button'
import * as S from './StoreList.styles'
import { StoreRow } from './StoreRow'

/** The number of stores shown at first, and added by each click on the button below them. */
const STORES_PER_STEP = 50
type Props = {
  title: string
  note?: string
  stores: readonly AccessibleClient[]
  firstPageOf: (store: AccessibleClient) => MenuPage | undefined
  onStar: (store: AccessibleClient) => void
}

/**
 * One group of the store picker (`StoreFinder`). A company may have hundreds of stores: fifty are shown at first, the
 * search finds the others.
 */
export function StoreList({ title, note, stores, firstPageOf, onStar }: Props) {
  const id = useId()
  const [shownCount, setShownCount] = useState(STORES_PER_STEP)
  const nextCount = Math.min(STORES_PER_STEP, stores.length - shownCount)
  if (stores.length === 0) return null
  return (
    <S.StoreGroup aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      <ul>
        {stores.slice(0, shownCount).map((store) => (
          <StoreRow
            key={store.id}
            client={store}
            page={firstPageOf(store)}
            onStar={() => onStar(store)}
          />
        ))}
      </ul>
      {nextCount > 0 && (
        <Button size={44} wide onClick={() => setShownCount(shownCount + STORES_PER_STEP)}>
          さらに{nextCount}店舗を表示
        </Button>
      )}
    </S.StoreGroup>
  )
}
