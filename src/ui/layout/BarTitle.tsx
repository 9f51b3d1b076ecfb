import type { ReactNode } from 'react'

/** The title of a screen that draws its own h1 and whose phone bar shows the same words: below 750 px the h1 is for the ear only. */
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
