import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from '@/ui/buttons/Link'
import { Page } from './PageLayout.styles'

export type Crumb = { label: string; href?: string }
type Props = {
  className?: string | undefined
  title?: ReactNode
  over?: ReactNode
  crumbs?: readonly Crumb[]
  actions?: ReactNode
  pre?: ReactNode
  children?: ReactNode
  footer?: { apply: ReactNode; cancel?: ReactNode; summary?: ReactNode } | undefined
  width?: 'content' | 'form'
}

/**
 * The frame of a screen, including the page padding. `title` is the h1, `over` a small line above
 * it, `actions` are to its right, `pre` comes before the sections. The footer's buttons are stacked
 * on phones (apply first, in a sticky bar) and a row at the right edge from 750 px up.
 */
export function PageLayout({
  className,
  title,
  over,
  crumbs = [],
  actions,
  pre,
  children,
  footer,
  width = 'content',
}: Props) {
  return (
    <Page className={className} data-page='' data-width={width}>
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
            {over && <p>{over}</p>}
            {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
          </div>
          {actions !== undefined && <div data-actions=''>{actions}</div>}
        </header>
      )}
      {pre && <div data-pre=''>{pre}</div>}
      {children}
      {footer && (
        <footer data-actionbar=''>
          {footer.summary && <div data-summary=''>{footer.summary}</div>}
          {footer.apply}
          {footer.cancel}
        </footer>
      )}
    </Page>
  )
}
