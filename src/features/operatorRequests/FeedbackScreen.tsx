import { useState } from 'react'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { accounts } from '@/contracts/accounts'
import { feedbacks } from '@/contracts/operatorRequests'
import {
  type FeedbackKind,
  feedbackKinds,
  MAX_FEEDBACK_LENGTH,
} from '@/contracts/operatorRequests/enums'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { clientMenu } from '@/shell/navigation/clientMenu'
import { companyMenu } from '@/shell/navigation/companyMenu'
import { currentEntry } from '@/shell/navigation/menu'
import { previousPage } from '@/shell/page/previousPage'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Link } from '@/ui/buttons/Link'
import { Whole } from '@/ui/data-display/Whole'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { FieldStack } from '@/ui/fields/FieldStack'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { RequestForm } from './components/RequestForm'

const feedbackKindLabel: Record<FeedbackKind, string> = {
  improvement: '改善してほしい',
  feature: 'ほしい機能',
  praise: 'よかったこと',
  other: 'そのほか',
}

const kinds = feedbackKinds.map((value) => ({ value, label: feedbackKindLabel[value] }))

/** Feedback on the console, with the page that the user came from. */
export function FeedbackScreen({ clientId }: Params<typeof routes.feedback.path>) {
  const [isSent, setIsSent] = useState(false)
  return (
    <PageLayout title={<BarTitle>ご意見</BarTitle>} width='form'>
      {isSent ? (
        <StateMessage
          heading='h2'
          art='notice'
          title='ご意見を送りました'
          action={
            <>
              <ButtonLink tone='primary' href={href(routes.home, { clientId })}>
                ホームに戻る
              </ButtonLink>
              <Button onClick={() => setIsSent(false)}>続けて送る</Button>
            </>
          }
        >
          ありがとうございます。1件ずつ担当者が読みます。
        </StateMessage>
      ) : (
        <FeedbackForm clientId={clientId} onSent={() => setIsSent(true)} />
      )}
    </PageLayout>
  )
}

const menuItems = [...clientMenu.items, ...companyMenu.items]

function FeedbackForm({ clientId, onSent }: { clientId: string; onSent: () => void }) {
  const [pagePath] = useState(previousPage)
  const pageLabel = currentEntry(menuItems, pagePath)?.page.label
  // Users from that page have a question; a link back to it would send them in a circle.
  const isFromContact = pagePath === routes.contact.path
  const email = useQuery(accounts.me, {}).data?.email
  const [send] = useMutation(feedbacks.send)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/operatorRequests/feedback.schema'),
    { kind: 'improvement', body: '', pagePath, wantsReply: isFromContact },
  )
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (body) => {
    await send({ clientId, body })
    allowLeaving()
    onSent()
  })
  return (
    <RequestForm {...onForm} aria-label='ご意見'>
      {guard}
      <p>
        1件ずつ担当者が読みます。
        {isFromContact ? (
          '回答は、登録されているメールアドレスに届きます。'
        ) : (
          <span>
            お急ぎのときは、
            <Whole>
              <Link href={href(routes.contact, { clientId })}>お問い合わせ</Link>
            </Whole>
            をご利用ください。
          </span>
        )}
      </p>
      <FieldStack>
        <ChoiceChips form={form} name='kind' label='種別' required options={kinds} />
        <TextAreaField
          form={form}
          name='body'
          label='内容'
          help='ワーカーの氏名や電話番号は書かないでください。'
          required
          max={MAX_FEEDBACK_LENGTH}
          rows={6}
        />
        <CheckboxField
          form={form}
          name='wantsReply'
          boxed
          label='返信を希望する'
          help={email && `返信は ${email} に届きます。`}
        />
      </FieldStack>
      {pageLabel && (
        <p>
          直前に開いていた画面の名前「<Whole>{pageLabel}</Whole>」を一緒に送ります。
        </p>
      )}
      <div>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          ご意見を送る
        </Button>
      </div>
    </RequestForm>
  )
}
