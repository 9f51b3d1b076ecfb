import { useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { useSchemaForm } from '@/api/useSchemaForm'
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
import { Sheet } from '@/ui/dialogs/Sheet'
import { SheetButtons, SheetForm } from '@/ui/dialogs/sheetParts'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { ChatTextExample } from './ChatTextCard'
import * as S from './ChatTexts.styles'

type Props = {
  /** The text as it is now; undefined for a new one. */
  text: ChatText | undefined
  actions: Pick<ChatTextActions, 'add' | 'change'>
  onClose: () => void
  /** Somebody else changed the text: the list has to be read again. */
  onStale: () => void
}

/** Adds or edits a text. When somebody else was first, what was typed stays. */
export function ChatTextSheet({ text, actions, onClose, onStale }: Props) {
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  // The version when the sheet opened: a revalidation must not replace it, or a conflict would go unnoticed.
  const [lockVersion, setLockVersion] = useState(text?.lockVersion)
  const [form, submitWith] = useSchemaForm(() => import('@/features/chatTexts/chatText.schema'), {
    title: text?.title ?? '',
    body: text?.body ?? '',
  })
  const body = useWatch({ control: form.control, name: 'body' })
  const field = useRef<HTMLTextAreaElement>(null)
  const onForm = submitWith(async (input) => {
    try {
      await (text && lockVersion !== undefined
        ? actions.change({ id: text.id, lockVersion }, input)
        : actions.add(input))
      notify({ type: 'success', body: [`定型文「${input.title}」を保存しました。`] })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'stale') throw problem
      setErrorMessages(problem.messages)
      onStale()
    }
  })

  function insertField(name: ChatTextField) {
    const start = field.current?.selectionStart ?? body.length
    const end = field.current?.selectionEnd ?? start
    const inserted = `{${name}}`
    form.setValue('body', body.slice(0, start) + inserted + body.slice(end), { shouldDirty: true })
    form.setFocus('body')
    field.current?.setSelectionRange(start + inserted.length, start + inserted.length)
  }
  const newer = errorMessages && text && text.lockVersion !== lockVersion
  // What the overwriting would replace.
  const newerTitle = newer && text.title
  const newerBody = newer && text.body
  // A new list takes the focus: one that is made with each key would take it from the field.
  const alertLines = useMemo(
    () =>
      errorMessages && [
        ...errorMessages,
        ...(newerTitle === undefined ? [] : [`いまの題名: ${newerTitle}`]),
        ...(newerBody === undefined ? [] : [`いまの本文: ${newerBody}`]),
      ],
    [errorMessages, newerTitle, newerBody],
  )
  return (
    <Sheet title={text ? '定型文の編集' : '定型文の追加'} onClose={onClose}>
      {(close) => (
        <SheetForm {...onForm} aria-label='定型文'>
          {alertLines && (
            <FormAlert
              tone='warning'
              messages={alertLines}
              {...(newer && {
                action: (
                  <Button
                    size={32}
                    onClick={() => {
                      setLockVersion(text.lockVersion)
                      setErrorMessages(undefined)
                    }}
                  >
                    この内容で上書きする
                  </Button>
                ),
              })}
            />
          )}
          <TextField
            form={form}
            name='title'
            label='題名'
            help={`メッセージを書く画面のボタンになります(${MAX_CHAT_TEXT_TITLE_LENGTH}文字まで)。`}
            required
          />
          <TextAreaField
            form={form}
            name='body'
            label='本文'
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
          <SheetButtons>
            <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
              定型文を保存する
            </Button>
            <Button size={48} onClick={close}>
              やめる
            </Button>
          </SheetButtons>
        </SheetForm>
      )}
    </Sheet>
  )
}
