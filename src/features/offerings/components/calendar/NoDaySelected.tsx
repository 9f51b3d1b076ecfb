type Props = {
  hasNoOfferings: boolean
  /** Whether the month has days that can be posted on. */
  canPostInMonth: boolean
}

/** Shown in place of the day while no day of the month is selected. */
export function NoDaySelected({ hasNoOfferings, canPostInMonth }: Props) {
  return (
    <div data-none='' role='status'>
      {hasNoOfferings && <p>この月の求人はありません。</p>}
      {hasNoOfferings && canPostInMonth && <p>日を選ぶと、その日の募集を始められます。</p>}
      {!hasNoOfferings && <p>日を選ぶと、その日の求人がここに出ます。</p>}
    </div>
  )
}
