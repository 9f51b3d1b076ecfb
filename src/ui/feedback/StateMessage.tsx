import type { ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'
import { Illustration, type IllustrationName } from './Illustration'

type Props = {
  className?: string | undefined
  art: IllustrationName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  note?: ReactNode
  role?: 'alert'
  heading?: 'h1' | 'h2' | 'h3'
}

/** A drawing, a title, one sentence and one button in the middle: what EmptyState, NoResult, ErrorState and Forbidden share. */
export function StateMessage({
  className,
  art,
  title,
  children,
  action,
  note,
  role,
  heading: Heading = 'h3',
}: Props) {
  return (
    <div className={classNames('uiStateMessage', className)} role={role}>
      <Illustration name={art} />
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div>{action}</div>}
      {note !== undefined && <small>{note}</small>}
    </div>
  )
}
