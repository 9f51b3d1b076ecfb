import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import type { ChatRoom } from '@/contracts/chat/schemas'
import { useMessageDraft } from '@/features/chat/hooks/useMessageDraft'
import { useTextInsertion } from '@/features/chat/hooks/useTextInsertion'
import { formatNumber } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { mark } from '@/ui/styles/marks'
import * as S from './Composer.styles'

/** `keyCode` of keys that an input method handles; Safari reports it after the composition ended. */
const IME_KEY_CODE = 229
/** A phone shows the number of characters from this length on; a shorter text leaves that space to the messages. */
const COUNT_FROM = MAX_MESSAGE_LENGTH * 0.8
type Props = {
  draftKey: string
  name: string
  templates: ChatRoom['templates']
  /** The page that edits the chat texts; undefined for accounts that may not. */
  templatesHref: string | undefined
  onSend: (text: string) => void
  /** A refused message that is put back to be edited. */
  returnedMessage: { text: string } | undefined
  onReturned: () => void
}
const isSendShortcut = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  !event.nativeEvent.isComposing &&
  event.keyCode !== IME_KEY_CODE &&
  (event.ctrlKey || event.metaKey)

/**
 * The message input. Enter is a new line, Ctrl+Enter or ⌘+Enter sends, never during an IME
 * composition. Unsent text stays as a draft of the room.
 */
export function Composer({
  draftKey,
  name,
  templates,
  templatesHref,
  returnedMessage,
  onReturned,
  onSend,
}: Props) {
  const { text, setText, clear } = useMessageDraft(draftKey)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = useTextInsertion(field, text, setText)
  const isMobile = useIsMobile()
  const length = [...text.trim()].length
  useEffect(() => {
    if (!returnedMessage) return
    setText((now) => (now === '' ? returnedMessage.text : `${now}\n${returnedMessage.text}`))
    onReturned()
    field.current?.focus()
  }, [returnedMessage, onReturned, setText])

  function handleInsert(body: string) {
    insert(body)
    // On a phone the keyboard would cover the inserted text.
    if (!isMobile) field.current?.focus()
  }
  function handleSend() {
    if (length === 0) {
      field.current?.focus()
      return
    }
    if (length > MAX_MESSAGE_LENGTH) {
      setProblem(
        `メッセージは${MAX_MESSAGE_LENGTH}文字以内で入力してください(現在 ${length}文字)。`,
      )
      return
    }
    onSend(text.trim())
    clear()
    setProblem(undefined)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!isSendShortcut(event)) return
    event.preventDefault()
    handleSend()
  }
  return (
    <S.Frame {...mark.composer}>
      <S.Templates role='group' aria-label='定型文'>
        {templates.map(({ id, title, body }) => (
          <button
            key={`${id ?? 'service'}:${title}`}
            type='button'
            onClick={() => handleInsert(body)}
          >
            {title}
          </button>
        ))}
        {templatesHref !== undefined && <Link href={templatesHref}>定型文を編集する</Link>}
      </S.Templates>
      <S.InputRow>
        <S.Input
          ref={field}
          rows={2}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={handleKeyDown}
          placeholder={`${name.split(/[\s　]/)[0]}さんに返信`}
          aria-label={`${name}さんに返信`}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby='chat-help'
          enterKeyHint='enter'
        />
        <Button
          tone='primary'
          size={44}
          icon={<SendHorizontal aria-hidden />}
          aria-label='送信'
          onClick={handleSend}
        >
          <S.DesktopOnly>送信</S.DesktopOnly>
        </Button>
      </S.InputRow>
      <S.Help id='chat-help'>
        {problem === undefined ? (
          <S.DesktopOnly>Ctrl+Enter で送信 ・ 変換中のEnterでは送りません</S.DesktopOnly>
        ) : (
          <b role='alert'>{problem}</b>
        )}
        <span
          data-over={length > MAX_MESSAGE_LENGTH || undefined}
          data-far-from-limit={length < COUNT_FROM || undefined}
        >
          {length}/{formatNumber(MAX_MESSAGE_LENGTH)}文字
        </span>
      </S.Help>
    </S.Frame>
  )
}
