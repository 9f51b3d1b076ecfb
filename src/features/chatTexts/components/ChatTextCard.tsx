import type { ChatText } from '@/contracts/chatTexts/schemas'
import { chatTextParts, exampleChatTextFacts } from '@/domain/chat/chatText'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { OrderButtons } from '@/ui/buttons/OrderButtons'
import { Whole } from '@/ui/data-display/Whole'
import { Card } from '@/ui/layout/Card'
import * as S from './ChatTexts.styles'

/** A text with each of its fields replaced by an example, which is marked with the name of the field. */
export function ChatTextExample({ body }: { body: string }) {
  const parts = chatTextParts(body, exampleChatTextFacts, exampleChatTextFacts.shift.startAt)
  return (
    <S.Preview>
      {parts.map(({ text, field }, index) =>
        field === undefined ? (
          text
        ) : (
          <mark key={index}>
            <small>{field}の例</small>
            {field === '勤務日' ? <Whole>{text}</Whole> : text}
          </mark>
        ),
      )}
    </S.Preview>
  )
}

type CardActions = {
  onEdit: () => void
  onRemove: () => void
  /** Undefined for the first text. */
  onUp: (() => void) | undefined
  /** Undefined for the last text. */
  onDown: (() => void) | undefined
}
type Props = {
  text: ChatText
  /** Undefined if the text can only be read. */
  actions?: CardActions | undefined
}

/** A text with its title, an example and its actions. */
export function ChatTextCard({ text: { title, body, updatedAt, updatedByName }, actions }: Props) {
  return (
    <Card
      heading='h3'
      title={title}
      aside={actions && <OrderButtons name={title} onUp={actions.onUp} onDown={actions.onDown} />}
    >
      <ChatTextExample body={body} />
      <S.Changed>
        最終更新 {formatDateTime(updatedAt, serverNow())}
        {updatedByName !== null && ` ${updatedByName}`}
      </S.Changed>
      {actions && (
        <S.Buttons>
          <Button size={32} aria-label={`「${title}」を編集する`} onClick={actions.onEdit}>
            編集する
          </Button>
          <Button size={32} aria-label={`「${title}」を削除する`} onClick={actions.onRemove}>
            削除する
          </Button>
        </S.Buttons>
      )}
    </Card>
  )
}
