import styled from 'styled-components'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { marked } from '@/ui/styles/marks'
import { usePendingNavigation } from './pendingNavigation'

/**
 * Hides the page that is being left and takes its place. The old page stays mounted, because hiding it costs less than
 * removing it; the router removes it when the next page is rendered.
 */
const Pending = styled(PageLayout)`
  /* The second selector is for screens whose root has no box (display: contents). */
  && ~ *,
  && ~ * > ${marked.page} {
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
