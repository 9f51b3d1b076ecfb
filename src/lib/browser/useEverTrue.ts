import { useState } from 'react'

/** Whether `condition` is or ever was true: keeps a lazily loaded component mounted. */
export function useEverTrue(condition: boolean) {
  const [wasTrue, setWasTrue] = useState(condition)
  if (condition && !wasTrue) setWasTrue(true)
  return condition || wasTrue
}
