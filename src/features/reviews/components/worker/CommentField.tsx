import { ShieldAlert } from 'lucide-react'
import { useId } from 'react'
import { MAX_COMMENT_LENGTH } from '@/contracts/reviews/enums'
import { containsContact } from '@/domain/workers/review'
import { countCharacters } from '@/lib/text/jaInput'
import { MyNumberWarning } from './MyNumberWarning'
import * as S from './ReviewDetails.styles'

type Props = { comment: string; onChange: (comment: string) => void }

/** The comment that the worker reads; contact details in it give a warning. */
export function CommentField({ comment, onChange }: Props) {
  const id = useId()
  const length = countCharacters(comment)
  const isTooLong = length > MAX_COMMENT_LENGTH || undefined
  return (
    <S.TextBox>
      <label htmlFor={id}>
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
      <p id={`${id}-foot`}>
        <MyNumberWarning text={comment}>
          {containsContact(comment) ? (
            <S.Note data-tone='warning' role='status'>
              <ShieldAlert size={16} aria-hidden />
              連絡先が含まれているようです。本人に表示されます
            </S.Note>
          ) : (
            <S.Note>
              <ShieldAlert size={16} aria-hidden />
              氏名や電話番号は書かないでください
            </S.Note>
          )}
        </MyNumberWarning>
        <S.Note data-tone={isTooLong && 'wrong'}>
          {length}/{MAX_COMMENT_LENGTH}文字
        </S.Note>
      </p>
    </S.TextBox>
  )
}
