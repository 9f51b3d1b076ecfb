import { useEffect, useRef, useState } from 'react'

/** [place, near]: whether the element that `place` is given to has come within `margin` of what is seen. It stays true. */
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
