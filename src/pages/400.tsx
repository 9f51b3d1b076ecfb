import { NotFoundPage } from '@/shell/page/NotFoundPage'

/**
 * The framework renders the page of this path for a path that it cannot decode; see also
 * scripts/kit/malformedPath.mjs.
 */
export default function BrokenPath() {
  return <NotFoundPage status={400} />
}
