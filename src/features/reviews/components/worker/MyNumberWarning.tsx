import type { ReactNode } from 'react'
import { holdsMyNumber, myNumberRefusal } from '@/lib/text/myNumber'

/** The refusal of an individual number in the text; `children` where there is none. */
export function MyNumberWarning({ text, children }: { text: string; children: ReactNode }) {
  if (!holdsMyNumber(text)) return children
  return (
    <span data-wrong='' role='alert'>
      {myNumberRefusal}
    </span>
  )
}
