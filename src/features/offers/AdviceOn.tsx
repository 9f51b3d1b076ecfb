import { arriving } from '@/lib/arriving'
import { type Editing, wordsOf } from './editing'
import { isError } from './offerIssues'
import type { OfferField } from './offerSections'

const useAdvice = arriving(() => import('./Advice').then((m) => m.Advice))

/** Under a field: what else the check says of it, how it could be put, and a button where the words can be put in. Stands right after the field, which tells the first error itself. */
export function AdviceOn({ editing, field }: { editing: Editing; field: OfferField }) {
  const here = editing.issues.filter((issue) => issue.field === field), firstError = here.find(isError), wanted = here.length > 0 || editing.rewriting?.field === field
  const [Advice] = useAdvice(wanted)
  if (!wanted) return null
  if (Advice) return <Advice editing={editing} field={field} />
  // The words themselves need nothing that has to arrive.
  return <div className='advice'>{here.filter((issue) => issue !== firstError).map((issue) => <p key={issue.matchedText + issue.message}>{wordsOf(issue)}</p>)}</div>
}
