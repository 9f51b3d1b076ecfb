import { useCallback, useEffect, useState } from 'react'

/**
 * A piece of a screen that comes by import(). The hook gives [piece, failed, retry]; the piece is undefined until it has come.
 * What has come once is there at once the next time, so that going back finds the page at its height.
 */
export function arriving<T>(load: () => Promise<T>) {
  let arrived: T | undefined
  return function useArrived(wanted: boolean) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(
      arrived ? 'there' : 'waiting',
    )
    useEffect(() => {
      if (!wanted || arrived || state === 'failed') return undefined
      let gone = false
      load().then(
        (piece) => {
          arrived = piece
          if (!gone) setState('there')
        },
        () => {
          if (!gone) setState('failed')
        },
      )
      return () => {
        gone = true
      }
    }, [wanted, state])
    const retry = useCallback(() => setState('waiting'), [])
    return [arrived, state === 'failed', retry] as const
  }
}
