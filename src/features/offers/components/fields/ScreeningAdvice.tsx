import { CircleAlert, TriangleAlert, WandSparkles } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { type Editing, wordsOf } from '@/features/offers/lib/editing'
import { isError, type OfferIssue, textOf } from '@/features/offers/lib/offerIssues'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { replacementOf, applyRewrite } from '@/features/offers/lib/applyRewrite'
import { Advice } from './ScreeningAdvice.styles'

/** What stands under a field of which the check says something; AdvisedField knows when. */
export function ScreeningAdvice({
  editing: { values, issues, rewriting, rewrite, undoRewrite },
  field,
}: {
  editing: Editing
  field: OfferField
}) {
  const here = issues.filter((issue) => issue.field === field)
  const firstError = here.find(isError)
  const undo = rewriting?.field === field ? rewriting : undefined
  function put(issue: OfferIssue) {
    const before = textOf(values, field)
    // A line of which the words were all there was is no thing to bring.
    const after =
      field === 'content.belongings'
        ? before
            .split('\n')
            .map((line) => (line.includes(issue.matchedText) ? applyRewrite(line, issue) : line))
            .filter((line) => line.trim() !== '')
            .join('\n')
        : applyRewrite(before, issue)
    rewrite({ field, words: issue.matchedText, before }, after)
  }
  return (
    <Advice data-error={firstError !== undefined || undefined}>
      {here.map((issue) => {
        const by = replacementOf(issue)
        const error = isError(issue)
        const Icon = error ? CircleAlert : TriangleAlert
        return (
          <div key={`${issue.level}${issue.matchedText}${issue.message}`} data-level={issue.level}>
            {issue !== firstError && (
              <p>
                <Icon aria-hidden />
                {wordsOf(issue)}
              </p>
            )}
            {issue.suggestion !== null && <p data-hint=''>{issue.suggestion}</p>}
            {by !== undefined && (
              <Button
                tone='blue'
                size={32}
                icon={<WandSparkles aria-hidden />}
                onClick={() => put(issue)}
              >
                {by === '' ? `「${issue.matchedText}」を削除する` : '言い換えを入れる'}
              </Button>
            )}
          </div>
        )
      })}
      {undo && (
        <p role='status' data-undo=''>
          「{undo.words}」を書き換えました。
          <Button tone='link' size={32} onClick={undoRewrite}>
            元に戻す
          </Button>
        </p>
      )}
    </Advice>
  )
}
