import { ShieldAlert } from 'lucide-react'
import { useId } from 'react'
import { MAX_COMMENT_LENGTH } from '@/contracts/reviews/enums'
import { containsContact } from '@/domain/workers/review'
import { countCharacters } from '@/lib/text/jaInput'
import { ControlBox } from '@/ui/fields/FieldParts'
import { MyNumberWarning } from './MyNumberWarning'

type Props = { comment: string; onChange: (comment: string) => void }

/** The comment that the worker reads; contact details in it give a warning. */
export function CommentField({ comment, onChange }: Props) {
  const id = useId()
  const length = countCharacters(comment)
  const isTooLong = length > MAX_COMMENT_LENGTH || undefined
  return (
    <ControlBox>
      <label data-name='' htmlFor={id}>
        本人へのコメント<em>任意</em>
      </label>
      <textarea
        id={id}
        rows={2}
        value={comment}
        aria-describedby={`${id}-foot`}
        aria-invalid={isTooLong}
        onChange={(event) => onChange(event.target.value)}
      />
      <p data-foot='' id={`${id}-foot`}>
        <MyNumberWarning text={comment}>
          {containsContact(comment) ? (
            <span data-soft='' role='status'>
              <ShieldAlert size={16} aria-hidden />
              連絡先が含まれているようです。本人に表示されます
            </span>
          ) : (
            <span>
              <ShieldAlert size={16} aria-hidden />
              氏名や電話番号は書かないでください
            </span>
          )}
        </MyNumberWarning>
        <span data-wrong={isTooLong}>
          {length}/{MAX_COMMENT_LENGTH}文字
        </span>
      </p>
    </ControlBox>
  )
}
