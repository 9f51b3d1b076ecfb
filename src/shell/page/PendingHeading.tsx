import styled from 'styled-components'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { usePendingNavigation } from './pendingNavigation'

/**
 * Stands in place of the page that is being left. That one stays mounted, because a hidden page costs less than a
 * removed one; the router removes it when the next one is rendered.
 */
const Pending = styled(PageLayout)`
  /* The second is for screens whose root has no box (display: contents). */
  && ~ *,
  && ~ * > [data-page] {
    content-visibility: hidden;
  }
`

/** The heading of the page that a route change leads to, shown before its screen is rendered (ADR 18). */
export function PendingHeading() {
  const navigation = usePendingNavigation()
  if (!navigation) return null
  const { shown, next } = navigation
  const isTitleInBar = shown.appBar === undefined
  return <Pending title={isTitleInBar ? <BarTitle>{next.title}</BarTitle> : next.title} />
}
