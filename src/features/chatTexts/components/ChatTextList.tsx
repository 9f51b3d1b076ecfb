import dynamic from 'next/dynamic'
import { useState } from 'react'
import { notifyError } from '@/api/client'
import { MAX_CHAT_TEXTS } from '@/contracts/chatTexts/enums'
import type { ChatText } from '@/contracts/chatTexts/schemas'
import { cannotAddChatText } from '@/domain/chat/chatText'
import type { ChatTextActions } from '@/features/chatTexts/hooks/useChatTextActions'
import { moveItem } from '@/lib/moveItem'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { PageSection } from '@/ui/layout/PageSection'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { ChatTextCard } from './ChatTextCard'
import * as S from './ChatTexts.styles'

const ChatTextSheet = dynamic(
  () => import('./ChatTextSheet').then((module) => module.ChatTextSheet),
  { loading: LazyBoundary },
)
type Props = {
  title: string
  note?: string
  items: readonly ChatText[]
  /** Undefined if the texts can only be read. */
  actions: ChatTextActions | undefined
  /** Reads the texts again. */
  readLatest: () => Promise<readonly ChatText[] | undefined>
}

/** The texts of one store or company in their order, with the actions that the account may take. */
export function ChatTextList({ title, note, items, actions, readLatest }: Props) {
  /** `editedId`: the text in the sheet; null for a new one. */
  const [editedId, setEditedId] = useState<number | null>()
  const [removed, setRemoved] = useState<ChatText>()
  const [isRemoving, setIsRemoving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const tooMany = cannotAddChatText(items.length)

  async function move(from: number, to: number) {
    try {
      await actions?.reorder(
        moveItem(
          items.map(({ id }) => id),
          from,
          to,
        ),
      )
      setAnnouncement(`「${items[from]?.title ?? ''}」を${to + 1}番目に移しました。`)
    } catch (error) {
      notifyError(error)
      void readLatest()
    }
  }
  async function remove({ id, title }: ChatText) {
    setIsRemoving(true)
    try {
      await actions?.remove(id)
      notify({ type: 'success', body: [`定型文「${title}」を削除しました。`] })
    } catch (error) {
      notifyError(error)
    }
    setIsRemoving(false)
    setRemoved(undefined)
  }
  const edited = items.find(({ id }) => id === editedId)
  return (
    <PageSection
      title={title}
      aside={
        actions && (
          <Button
            {...preloadDialog}
            size={32}
            disabledReason={tooMany}
            onClick={() => setEditedId(null)}
          >
            定型文を追加する
          </Button>
        )
      }
    >
      {items.length === 0 && (
        <EmptyState heading='h3' art='chat' title='定型文がありません'>
          {actions
            ? 'よく送る言葉を登録すると、メッセージを書く画面からすぐに使えます。'
            : '登録されると、ここに表示されます。'}
        </EmptyState>
      )}
      <S.Texts>
        {items.map((text, index) => (
          <li key={text.id}>
            <ChatTextCard
              text={text}
              actions={
                actions && {
                  onEdit: () => setEditedId(text.id),
                  onRemove: () => setRemoved(text),
                  onUp: index === 0 ? undefined : () => void move(index, index - 1),
                  onDown:
                    index === items.length - 1 ? undefined : () => void move(index, index + 1),
                }
              }
            />
          </li>
        ))}
      </S.Texts>
      {note !== undefined && items.length > 0 && <S.Note>{note}</S.Note>}
      {actions && items.length > 0 && (
        <S.Note>
          {items.length}/{MAX_CHAT_TEXTS}件
        </S.Note>
      )}
      <VisuallyHidden role='status'>{announcement}</VisuallyHidden>
      {actions && editedId !== undefined && (editedId === null || edited) && (
        <ChatTextSheet
          text={edited}
          actions={actions}
          onClose={() => setEditedId(undefined)}
          readLatest={async () => (await readLatest())?.find(({ id }) => id === editedId)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`定型文「${removed.title}」を削除しますか?`}
          applyLabel='削除する'
          tone='danger'
          loading={isRemoving}
          irreversible
          onApply={() => void remove(removed)}
          onClose={() => setRemoved(undefined)}
        >
          送信済みのメッセージは変わりません。
        </ConfirmDialog>
      )}
    </PageSection>
  )
}
