import { useEffect, useRef, useState } from 'react'

/** Returns [ref, hasBeenInView]: whether the element of `ref` has ever been within `margin` of the viewport. */
export function useInView<T extends Element>(margin = '160px') {
  const ref = useRef<T>(null)
  const [hasBeenInView, setHasBeenInView] = useState(false)
  useEffect(() => {
    const node = ref.current
    if (!node) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setHasBeenInView(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [margin])
  return [ref, hasBeenInView] as const
}
