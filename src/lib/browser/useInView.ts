import { useEffect, useRef, useState } from 'react'

/** [ref, isInView]: whether the element of `ref` has come within `margin` of the viewport. Stays true afterwards. */
export function useInView<T extends Element>(margin = '160px') {
  const place = useRef<T>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const node = place.current
    if (!node) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [margin])
  return [place, near] as const
}
