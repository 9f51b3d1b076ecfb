import { useId } from 'react'
import { MAX_MEMO_LENGTH } from '@/contracts/reviews/enums'
import { countCharacters } from '@/lib/text/jaInput'
import { MyNumberWarning } from './MyNumberWarning'
import * as S from './ReviewDetails.styles'

type Props = { memo: string; isSentWithReview: boolean; onChange: (memo: string) => void }

/** The memo of the store on the worker; sent together with the review. */
export function MemoField({ memo, isSentWithReview, onChange }: Props) {
  const id = useId()
  const length = countCharacters(memo)
  return (
    <S.TextBox data-memo=''>
      <label htmlFor={id}>
        店舗メモ<em>ワーカーには見えません</em>
      </label>
      <textarea
        id={id}
        rows={2}
        value={memo}
        aria-describedby={`${id}-foot`}
        aria-invalid={length > MAX_MEMO_LENGTH || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-foot`}>
        <MyNumberWarning text={memo}>
          <S.Note>{isSentWithReview ? '' : '評価と一緒に保存されます'}</S.Note>
        </MyNumberWarning>
        <S.Note>
          {length}/{MAX_MEMO_LENGTH}文字
        </S.Note>
      </p>
    </S.TextBox>
  )
}
