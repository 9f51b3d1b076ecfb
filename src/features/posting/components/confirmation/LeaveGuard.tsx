import { useEffect, type RefObject } from 'react'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'

/** Once something was typed. `passing` gets what is to be called before going on. */
export function LeaveGuard({ passing }: { passing: RefObject<(() => void) | undefined> }) {
  const [dialog, pass] = useUnsavedGuard(true, {
    note: '入力した内容は下書きとしてこの端末に残ります。',
  })
  useEffect(() => {
    passing.current = pass
    return () => {
      passing.current = undefined
    }
  })
  return dialog
}
