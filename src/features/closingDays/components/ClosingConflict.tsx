import { useMemo } from 'react'
import type { ClosingDay } from '@/contracts/closingDays/schemas'
import { closingDayText } from '@/domain/clients/closingDays'
import { closingNote } from '@/features/closingDays/lib/closingNote'
import { Button } from '@/ui/buttons/Button'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { serverNow } from '@/lib/clock'

type Props = {
  /** The server's messages: who saved first. */
  messages: readonly string[]
  /** Undefined until the newest version has been read. */
  conflict: { latest: ClosingDay; onKeep: () => void; onReplace: () => void } | undefined
}

/** A closing day in a line, with what stands below its name. */
function lineOf(day: ClosingDay) {
  const note = closingNote(day, serverNow())
  return `${closingDayText(day)}${note && `(${note})`}`
}

/** Somebody else changed the closing day first: what they made of it, and the choice between the two versions. */
export function ClosingConflict({ messages, conflict }: Props) {
  const latest = conflict?.latest
  // A new list takes the focus: one that is made with each render would take it from the fields.
  const lines = useMemo(
    () => [
      ...messages,
      'まだ保存していません。',
      ...(latest ? [`いまの休み: ${lineOf(latest)}`] : []),
    ],
    [messages, latest],
  )
  return (
    <FormAlert
      tone='warning'
      messages={lines}
      {...(conflict && {
        action: (
          <>
            <Button size={32} onClick={conflict.onKeep}>
              入力した内容で保存する
            </Button>
            <Button size={32} tone='link' onClick={conflict.onReplace}>
              最新の内容に入れ替える
            </Button>
          </>
        ),
      })}
    />
  )
}
