import { CircleAlert, Trash2, TriangleAlert } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { type Editing, issueText } from '@/features/offers/lib/editing'
import { isError, type OfferIssue, textOf } from '@/features/offers/lib/offerIssues'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { canRemove, removeWords } from '@/features/offers/lib/removeWords'
import { Advice } from './ScreeningAdvice.styles'

/** The issues of one field with their suggestions; FieldAdvice renders it when there are any. */
export function ScreeningAdvice({
  editing: { values, issues, rewriting, rewrite, undoRewrite },
  field,
}: {
  editing: Editing
  field: OfferField
}) {
  const fieldIssues = issues.filter((issue) => issue.field === field)
  const firstError = fieldIssues.find(isError)
  const undoable = rewriting?.field === field ? rewriting : undefined
  function removeMatch(issue: OfferIssue) {
    const before = textOf(values, field)
    // A line that is empty afterwards is removed from the list of belongings.
    const after =
      field === 'content.belongings'
        ? before
            .split('\n')
            .map((line) => (line.includes(issue.matchedText) ? removeWords(line, issue) : line))
            .filter((line) => line.trim() !== '')
            .join('\n')
        : removeWords(before, issue)
    rewrite({ field, matchedText: issue.matchedText, before }, after)
  }
  return (
    <Advice data-error={firstError !== undefined || undefined}>
      {fieldIssues.map((issue) => {
        const error = isError(issue)
        const Icon = error ? CircleAlert : TriangleAlert
        return (
          <div key={`${issue.level}${issue.matchedText}${issue.message}`} data-level={issue.level}>
            {issue !== firstError && (
              <p>
                <Icon aria-hidden />
                {issueText(issue)}
              </p>
            )}
            {issue.suggestion !== null && <p data-hint=''>{issue.suggestion}</p>}
            {canRemove(issue) && (
              <Button
                tone='blue'
                size={32}
                icon={<Trash2 aria-hidden />}
                onClick={() => removeMatch(issue)}
              >
                {`「${issue.matchedText}」を削除する`}
              </Button>
            )}
          </div>
        )
      })}
      {undoable && (
        <p role='status' data-undo=''>
          「{undoable.matchedText}」を削除しました。
          <Button tone='link' size={32} onClick={undoRewrite}>
            元に戻す
          </Button>
        </p>
      )}
    </Advice>
  )
}
