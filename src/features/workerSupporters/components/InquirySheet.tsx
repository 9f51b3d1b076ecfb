import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { QueryResult } from '@/components/queries/QueryResult'
import { workerSupporters } from '@/contracts/workerSupporters'
import { MAX_INQUIRY_LENGTH } from '@/contracts/workerSupporters/enums'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'

type Props = { clientId: string; contactName: string; onClose: () => void }

/** An inquiry to the operator about supporters: a subject and a text. */
export function InquirySheet({ clientId, contactName, onClose }: Props) {
  const subjects = useQuery(workerSupporters.subjects, {})
  const [inquire] = useMutation(workerSupporters.inquire)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/workerSupporters/inquiry.schema'),
    { body: '', contactName },
  )
  const onForm = submitWith(async (body) => {
    await inquire({ clientId, body })
    notify({
      type: 'success',
      body: ['お問い合わせを送りました。回答は、登録されているメールアドレスに届きます。'],
    })
    onClose()
  })
  return (
    <FormSheet
      title='ワーカーサポーターについて問い合わせる'
      form={form}
      onForm={onForm}
      applyLabel='お問い合わせを送る'
      disabled={!subjects.data}
      onClose={onClose}
    >
      <QueryResult of={subjects} name='件名' inline skeleton={<Skeleton kind='rows' rows={3} />}>
        {(data) => (
          <>
            <ChoiceChips
              form={form}
              name='subjectId'
              label='件名'
              required
              options={data.items.map((subject) => ({ value: subject.id, label: subject.name }))}
            />
            <TextAreaField
              form={form}
              name='body'
              label='お問い合わせの内容'
              required
              max={MAX_INQUIRY_LENGTH}
              rows={5}
            />
            <TextField form={form} name='contactName' label='ご担当者名' required />
          </>
        )}
      </QueryResult>
    </FormSheet>
  )
}
