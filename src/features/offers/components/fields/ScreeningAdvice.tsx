import { CircleAlert, Trash2, TriangleAlert } from 'lucide-react'
import { type Editing, issueText } from '@/features/offers/lib/editing'
import { isError, textOf } from '@/features/offers/lib/offerIssues'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { canRemove, removeWords } from '@/features/offers/lib/removeWords'
import { Button } from '@/ui/buttons/Button'
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
  const text = textOf(values, field)
  return (
    <Advice>
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
            {canRemove(issue, text) && (
              <Button
                tone='blue'
                size={32}
                icon={<Trash2 aria-hidden />}
                onClick={() =>
                  rewrite(
                    { field, matchedText: issue.matchedText, before: text },
                    removeWords(text, issue),
                  )
                }
              >
                {`「${issue.matchedText}」を含む文を削除する`}
              </Button>
            )}
          </div>
        )
      })}
      {undoable && (
        <p role='status' data-undo=''>
          「{undoable.matchedText}」を含む文を削除しました。
          <Button tone='link' size={32} onClick={undoRewrite}>
            元に戻す
          </Button>
        </p>
      )}
    </Advice>
  )
}
