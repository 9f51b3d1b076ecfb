import { CircleAlert, TriangleAlert, WandSparkles } from '@/ui/icons'
import { Button } from '@/ui/Button'
import { type Editing, wordsOf } from './editing'
import { isError, replacementOf } from './offerIssues'
import type { OfferField } from './offerSections'

/** Under a field: what else the check says of it, how it could be put, and a button where the words can be put in. Stands right after the field, which tells the first error itself. */
export function Advice({ editing: { issues, rewriting, rewrite, takeBack }, field }: { editing: Editing; field: OfferField }) {
  const here = issues.filter((issue) => issue.field === field), firstError = here.find(isError)
  const undo = rewriting?.field === field ? rewriting : undefined
  if (here.length === 0 && !undo) return null
  return (
    <div className='advice' data-error={firstError !== undefined || undefined}>
      {here.map((issue) => {
        const by = replacementOf(issue), error = isError(issue), Icon = error ? CircleAlert : TriangleAlert
        return (
          <div key={`${issue.level}${issue.matchedText}${issue.message}`} data-level={issue.level}>
            {issue !== firstError && <p><Icon aria-hidden />{wordsOf(issue)}</p>}
            {issue.suggestion !== null && <p data-hint=''>{issue.suggestion}</p>}
            {by !== undefined && <Button tone='blue' size={32} icon={<WandSparkles aria-hidden />} onClick={() => rewrite(issue)}>{by === '' ? `「${issue.matchedText}」を削除する` : '言い換えを入れる'}</Button>}
          </div>
        )
      })}
      {undo && <p role='status' data-undo=''>「{undo.words}」を書き換えました。<Button tone='link' size={32} onClick={takeBack}>元に戻す</Button></p>}
    </div>
  )
}
