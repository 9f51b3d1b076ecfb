import { useState, type ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { QueryError } from '@/components/queries/QueryResult'
import type { Output } from '@/contracts/endpoint'
import { matchings } from '@/contracts/matchings'
import type { BroadcastResult } from '@/contracts/matchings/schemas'
import { offerings } from '@/contracts/offerings'
import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import { ROOM_OPEN_DAYS } from '@/domain/chat/message'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { OfferingActBody, type OfferingActProps } from '@/features/offerings/lib/offeringActBody'
import { SentBroadcasts } from '@/features/offerings/components/detail/SentBroadcasts'

/** The maximum number of names in the list of recipients. */
const MAX_NAMES = 5
const namesOf = (people: readonly { name: string }[]) =>
  `${people
    .slice(0, MAX_NAMES)
    .map((user) => `${user.name}さん`)
    .join('、')}${people.length > MAX_NAMES ? `、ほか${people.length - MAX_NAMES}名` : ''}`

type Props = OfferingActProps & {
  /** Limits the recipients to these users. */
  only?: readonly number[]
  /** The initial text. */
  text?: string
}

/**
 * Sends one message to all or some of the matched workers, in three steps: write, review, sent. Lists recipients that
 * were not reached.
 */
export function OfferingBroadcastSheet({ clientId, offering, onClose, only, text = '' }: Props) {
  const params = { clientId, offeringId: offering.id }
  const recipients = useQuery(offerings.users, { ...params, query: { state: 'live' } })
  const { data } = recipients
  const [send, isSending] = useMutation(matchings.broadcast)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [draft, setDraft] = useState<string>()
  const [partialResult, setPartialResult] = useState<BroadcastResult>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/offerings/offeringBroadcast.schema'),
    { body: text },
  )
  const onForm = submitWith(({ body }) => {
    setErrorMessages(undefined)
    setDraft(body)
    return Promise.resolve()
  })
  const people = data?.items.filter((user) => only?.includes(user.userId) ?? true) ?? []
  const step = stepOf(partialResult, draft)
  function handleRewrite() {
    setErrorMessages(undefined)
    setDraft(undefined)
  }
  async function handleSend(body: string) {
    try {
      // Sends to the recipients that were reviewed. Workers who matched later are not included.
      const result = await send({
        ...params,
        body: { body, userIds: people.map((user) => user.userId) },
      })
      if (result.sentCount < result.items.length) {
        setPartialResult(result)
        return
      }
      notify({ type: 'success', body: [`${result.sentCount}名にメッセージを送りました。`] })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && (error.status === 409 || error.status === 422))
        setErrorMessages(error.messages)
      else notifyError(error)
    }
  }
  return (
    <Sheet
      title={only ? '選んだワーカーに連絡する' : 'ワーカーへ一斉に連絡する'}
      onClose={onClose}
      closable={!isSending}
      overlayCloses={false}
      footer={(close) => (
        <BroadcastActions
          step={step}
          recipientCount={people.length}
          isSending={isSending}
          isConfirming={form.formState.isSubmitting}
          blockReason={errorMessages && '内容や状態を確認してください。'}
          onSend={() => void handleSend(draft ?? '')}
          onRewrite={handleRewrite}
          onClose={close}
        />
      )}
    >
      <OfferingActBody>
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        {partialResult && <PartlySent result={partialResult} />}
        {!partialResult && <RecipientsStatus read={recipients} />}
        {!partialResult && data && (
          <Recipients people={people} isSelection={only !== undefined}>
            {draft === undefined ? (
              <>
                <form {...onForm} id='offeringBroadcast'>
                  <TextAreaField
                    form={form}
                    name='body'
                    label='メッセージ'
                    required
                    max={MAX_MESSAGE_LENGTH}
                    rows={6}
                  />
                </form>
                <Rules />
              </>
            ) : (
              <>
                <blockquote>{draft}</blockquote>
                <p>1人ずつのメッセージに届きます。送ったあとは取り消せません。</p>
              </>
            )}
          </Recipients>
        )}
        {!partialResult && draft === undefined && (
          <SentBroadcasts clientId={clientId} offeringId={offering.id} />
        )}
      </OfferingActBody>
    </Sheet>
  )
}

type Step = 'writing' | 'confirming' | 'partlySent'
function stepOf(partialResult: BroadcastResult | undefined, draft: string | undefined): Step {
  if (partialResult) return 'partlySent'
  return draft === undefined ? 'writing' : 'confirming'
}
type BroadcastActionsProps = {
  step: Step
  recipientCount: number
  isSending: boolean
  isConfirming: boolean
  blockReason: string | undefined
  onSend: () => void
  onRewrite: () => void
  onClose: () => void
}

/** The buttons of each step. */
function BroadcastActions({
  step,
  recipientCount,
  isSending,
  isConfirming,
  blockReason,
  onSend,
  onRewrite,
  onClose,
}: BroadcastActionsProps) {
  if (step === 'partlySent') {
    return (
      <Button tone='primary' size={48} onClick={onClose}>
        閉じる
      </Button>
    )
  }
  if (step === 'confirming') {
    return (
      <>
        <Button
          tone='primary'
          size={48}
          loading={isSending}
          disabledReason={blockReason}
          onClick={onSend}
        >
          {recipientCount}名に送る
        </Button>
        <Button size={48} disabled={isSending} onClick={onRewrite}>
          書き直す
        </Button>
      </>
    )
  }
  return (
    <>
      {recipientCount > 0 && (
        <Button
          type='submit'
          form='offeringBroadcast'
          tone='primary'
          size={48}
          loading={isConfirming}
        >
          送る内容を確認する
        </Button>
      )}
      <Button size={48} onClick={onClose}>
        やめる
      </Button>
    </>
  )
}

type RecipientsRead = SWRResponse<Output<typeof offerings.users>, ApiError>

function RecipientsStatus({ read }: { read: RecipientsRead }) {
  const { data, error } = read
  if (data) return null
  if (!error) return <Skeleton kind='text' rows={3} />
  return <QueryError of={read} name='送る相手' inline />
}

/** The recipients that were not reached, with the reasons. */
function PartlySent({ result }: { result: BroadcastResult }) {
  const failed = result.items.filter((item) => !item.sent)
  const failedCount = result.items.length - result.sentCount
  return (
    <>
      <Notice
        tone='warning'
        live
        title={`${result.sentCount}名に送りました。次の${failedCount}名には送れませんでした。`}
      />
      <ul>
        {failed.map((item) => (
          <li key={item.userId}>
            {item.name}さん: {item.message}
          </li>
        ))}
      </ul>
    </>
  )
}

function Recipients({
  people,
  isSelection,
  children,
}: {
  people: readonly { name: string }[]
  isSelection: boolean
  children: ReactNode
}) {
  if (people.length === 0)
    return (
      <Notice tone='plain' title='送る相手がいません'>
        マッチング済みのワーカーがいないため、メッセージを送れません。
      </Notice>
    )
  return (
    <>
      <p>
        宛先:{' '}
        <b>
          {isSelection ? '選んだ' : 'マッチング済みの'}
          {people.length}名
        </b>
        ({namesOf(people)})
      </p>
      {children}
    </>
  )
}

function Rules() {
  return (
    <ul>
      <li>1人ずつのメッセージに届きます。ほかのワーカーの氏名や返信は見えません。</li>
      <li>電話番号やLINEなど、このサービスの外での連絡先は送れません。</li>
      <li>
        ブロック中のワーカーには届きません。勤務から{ROOM_OPEN_DAYS}
        日を過ぎると送れなくなります。
      </li>
    </ul>
  )
}
