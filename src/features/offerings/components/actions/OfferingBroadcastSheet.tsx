import { useState, type ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { QueryError } from '@/components/queries/QueryResult'
import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import type { Output } from '@/contracts/endpoint'
import { matchings } from '@/contracts/matchings'
import type { BroadcastResult } from '@/contracts/matchings/schemas'
import { offerings } from '@/contracts/offerings'
import { ROOM_OPEN_DAYS } from '@/domain/chat/message'
import { SentBroadcasts } from '@/features/offerings/components/detail/SentBroadcasts'
import {
  OfferingActionBody,
  type OfferingActionProps,
} from '@/features/offerings/lib/offeringActionBody'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

/** The maximum number of names in the list of recipients. */
const MAX_NAMES = 5
const namesOf = (people: readonly { name: string }[]) =>
  `${people
    .slice(0, MAX_NAMES)
    .map((user) => `${user.name}さん`)
    .join('、')}${people.length > MAX_NAMES ? `、ほか${people.length - MAX_NAMES}名` : ''}`

type Props = OfferingActionProps & {
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
  const [send] = useMutation(matchings.broadcast)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [draft, setDraft] = useState<string>()
  const [partialResult, setPartialResult] = useState<BroadcastResult>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/offerings/offeringBroadcast.schema'),
    { body: text },
  )
  const people = data?.items.filter((user) => only?.includes(user.userId) ?? true) ?? []
  const onForm = submitWith(({ body }) => {
    if (draft !== undefined) return handleSend(draft)
    setDraft(body)
    return Promise.resolve()
  })
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
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422))
        throw error
      setErrorMessages(error.messages)
    }
  }
  const step = stepOf(partialResult, draft)
  return (
    <FormSheet
      title={only ? '選んだワーカーに連絡する' : 'ワーカーへ一斉に連絡する'}
      form={form}
      onForm={onForm}
      applyLabel={people.length === 0 ? undefined : applyLabelOf(step, people.length)}
      disabledReason={errorMessages && '内容や状態を確認してください。'}
      back={step === 'confirming' ? { label: '書き直す', onClick: handleRewrite } : undefined}
      onClose={onClose}
    >
      <OfferingActionBody>
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        {partialResult && <PartlySent result={partialResult} />}
        {step !== 'partlySent' && <RecipientsStatus read={recipients} />}
        {step !== 'partlySent' && data && (
          <Recipients people={people} isSelection={only !== undefined}>
            {draft === undefined ? (
              <>
                <TextAreaField
                  form={form}
                  name='body'
                  label='メッセージ'
                  required
                  max={MAX_MESSAGE_LENGTH}
                  rows={6}
                />
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
        {step === 'writing' && <SentBroadcasts clientId={clientId} offeringId={offering.id} />}
      </OfferingActionBody>
    </FormSheet>
  )
}

type Step = 'writing' | 'confirming' | 'partlySent'
function stepOf(partialResult: BroadcastResult | undefined, draft: string | undefined): Step {
  if (partialResult) return 'partlySent'
  return draft === undefined ? 'writing' : 'confirming'
}
function applyLabelOf(step: Step, recipientCount: number) {
  if (step === 'partlySent') return undefined
  return step === 'writing' ? '送る内容を確認する' : `${recipientCount}名に送る`
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
