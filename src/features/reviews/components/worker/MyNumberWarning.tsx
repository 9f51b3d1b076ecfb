import type { ReactNode } from 'react'
import { holdsMyNumber, myNumberRefusal } from '@/lib/text/myNumber'
import { Note } from './ReviewDetails.styles'

/** Shows a refusal if the text contains an individual number (マイナンバー), otherwise `children`. */
export function MyNumberWarning({ text, children }: { text: string; children: ReactNode }) {
  if (!holdsMyNumber(text)) return children
  return (
    <Note data-tone='wrong' role='alert'>
      {myNumberRefusal}
    </Note>
  )
}
