import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from '@/ui/buttons/Link'
import { mark } from '@/ui/styles/marks'
import { ActionBar } from './ActionBar'
import { Page } from './PageLayout.styles'

export type Crumb = { label: string; href?: string }
type Props = {
  className?: string | undefined
  title?: ReactNode
  overline?: ReactNode
  crumbs?: readonly Crumb[]
  actions?: ReactNode
  pre?: ReactNode
  children?: ReactNode
  footer?: { apply: ReactNode; cancel?: ReactNode; summary?: ReactNode } | undefined
  width?: 'content' | 'form'
}

/**
 * The frame of a screen, including the page padding. `title` is the h1, `overline` a small line above it, `actions` are
 * to its right, `pre` comes before the sections. `footer` is an ActionBar; a form that is only part of the page
 * renders its own.
 */
export function PageLayout({
  className,
  title,
  overline,
  crumbs = [],
  actions,
  pre,
  children,
  footer,
  width = 'content',
}: Props) {
  return (
    <Page className={className} {...mark.page} data-width={width}>
      {crumbs.length > 0 && (
        <nav aria-label='現在の位置' data-crumbs=''>
          {crumbs.map((crumb, i) => (
            <Fragment key={crumb.label}>
              {i > 0 && <ChevronRight size={14} aria-hidden />}
              {crumb.href ? (
                <Link href={crumb.href}>{crumb.label}</Link>
              ) : (
                <span aria-current={i === crumbs.length - 1 ? 'page' : undefined}>
                  {crumb.label}
                </span>
              )}
            </Fragment>
          ))}
        </nav>
      )}
      {(title !== undefined || actions !== undefined) && (
        <header>
          <div>
            {overline && <p>{overline}</p>}
            {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
          </div>
          {actions !== undefined && <div data-actions=''>{actions}</div>}
        </header>
      )}
      {pre && <div data-pre=''>{pre}</div>}
      {children}
      {footer && (
        <ActionBar {...(footer.summary !== undefined && { summary: footer.summary })}>
          {footer.apply}
          {footer.cancel}
        </ActionBar>
      )}
    </Page>
  )
}
