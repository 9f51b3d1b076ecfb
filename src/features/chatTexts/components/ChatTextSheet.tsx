import { useRef, type SyntheticEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import {
  chatTextFields,
  MAX_CHAT_TEXT_TITLE_LENGTH,
  type ChatTextField,
} from '@/contracts/chatTexts/enums'
import type { ChatText } from '@/contracts/chatTexts/schemas'
import type { ChatTextActions } from '@/features/chatTexts/hooks/useChatTextActions'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { ChatTextExample } from './ChatTextCard'
import * as S from './ChatTexts.styles'

type Props = {
  /** The text as it is now; undefined for a new one. */
  text: ChatText | undefined
  actions: Pick<ChatTextActions, 'add' | 'change'>
  onClose: () => void
  /** Reads the text again. */
  readLatest: () => Promise<ChatText | undefined>
}

const labels = { title: '題名', body: '本文' }
const valuesOf = (text: ChatText | undefined) => ({
  title: text?.title ?? '',
  body: text?.body ?? '',
})

/** Adds or edits a standard text (定型文). The input is kept if another user saves first. */
export function ChatTextSheet({ text, actions, onClose, readLatest }: Props) {
  const versioned = useVersionedForm(() => import('@/features/chatTexts/chatText.schema'), {
    record: text,
    valuesOf,
    readLatest,
  })
  const { form } = versioned
  const body = useWatch({ control: form.control, name: 'body' })
  /** The text area, known once the caret was in it; before that, fields are inserted at the end. */
  const field = useRef<HTMLTextAreaElement>(null)
  const onForm = versioned.submitWith(async (input, opened) => {
    await (opened ? actions.change(opened, input) : actions.add(input))
    notify({ type: 'success', body: [`定型文「${input.title}」を保存しました。`] })
    onClose()
  })

  function insertField(name: ChatTextField) {
    const start = field.current?.selectionStart ?? body.length
    const end = field.current?.selectionEnd ?? start
    const inserted = `{${name}}`
    form.setValue('body', body.slice(0, start) + inserted + body.slice(end), { shouldDirty: true })
    form.setFocus('body')
    field.current?.setSelectionRange(start + inserted.length, start + inserted.length)
  }
  return (
    <FormSheet
      title={text ? '定型文の編集' : '定型文の追加'}
      form={form}
      onForm={onForm}
      applyLabel='定型文を保存する'
      onClose={onClose}
    >
      <ConflictNotice versioned={versioned} labels={labels} />
      <TextField
        form={form}
        name='title'
        label={labels.title}
        help={`メッセージを書く画面のボタンになります(${MAX_CHAT_TEXT_TITLE_LENGTH}文字まで)。`}
        required
      />
      <TextAreaField
        form={form}
        name='body'
        label={labels.body}
        max={MAX_MESSAGE_LENGTH}
        rows={5}
        required
        onSelect={(event: SyntheticEvent<HTMLTextAreaElement>) => {
          field.current = event.currentTarget
        }}
      />
      <S.Note id='chat-text-fields'>
        ボタンで入れた項目は、送る相手と勤務の内容に置き換わります。内容がない相手には、この定型文は出ません。
      </S.Note>
      <S.Fields role='group' aria-labelledby='chat-text-fields'>
        {chatTextFields.map((name) => (
          <Button key={name} size={32} onClick={() => insertField(name)}>
            {name}
          </Button>
        ))}
      </S.Fields>
      {body !== '' && (
        <section aria-label='表示の例'>
          <S.Note>表示の例</S.Note>
          <ChatTextExample body={body} />
        </section>
      )}
    </FormSheet>
  )
}
