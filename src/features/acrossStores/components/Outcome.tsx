import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { StoreOutcome } from '@/features/acrossStores/lib/byStore'
import { sumBy } from '@/lib/sumBy'
import { Button } from '@/ui/buttons/Button'
import * as S from './Outcome.styles'

type Props = {
  outcomes: readonly StoreOutcome[]
  unit: '件' | '名'
  /** What was done, such as '承認'. It follows the number. */
  actionName: string
  onClose: () => void
}

/** The dialog that closes returns the focus first; the heading takes it after that. */
const AFTER_DIALOG_MS = 200

/** The result of an action by store, including what was not done and why. */
export function Outcome({ outcomes, unit, actionName, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus(), AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [outcomes])
  const doneCount = sumBy(outcomes, (outcome) => outcome.doneCount)
  const failedCount = sumBy(outcomes, (outcome) => outcome.failures.length)
  return (
    <S.Surface aria-labelledby='outcome'>
      <header>
        <h2 id='outcome' ref={heading} tabIndex={-1}>
          {doneCount > 0
            ? `${doneCount}${unit}を${actionName}しました`
            : `${actionName}できませんでした`}
        </h2>
        {doneCount > 0 && failedCount > 0 && (
          <span>{`${failedCount}${unit}はできませんでした`}</span>
        )}
      </header>
      <ul>
        {outcomes.map(({ store, doneCount: ofStore, failures }) => (
          <li key={store.id}>
            <S.Line data-failed={failures.length > 0 || undefined}>
              {failures.length > 0 ? (
                <CircleAlert size={16} aria-hidden />
              ) : (
                <CircleCheck size={16} aria-hidden />
              )}
              <b>{store.name}</b>
              <span>
                {[
                  ofStore > 0 && `${ofStore}${unit} ${actionName}`,
                  failures.length > 0 && `${failures.length}${unit} できませんでした`,
                ]
                  .filter(Boolean)
                  .join(' ・ ')}
              </span>
            </S.Line>
            {failures.map(({ name, message }, i) => (
              <p key={`${name} ${i}`}>
                {name}さん: {message}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <Button size={32} onClick={onClose}>
        結果を閉じる
      </Button>
    </S.Surface>
  )
}
