import type { ReactNode } from 'react'

/**
 * The title of a screen that renders its own h1 and repeats it in the phone's top bar: below 750 px
 * the h1 is visually hidden.
 */
export function BarTitle({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <span className={className} data-in-app-bar=''>
      {children}
    </span>
  )
}
