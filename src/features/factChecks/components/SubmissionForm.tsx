import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { factChecks } from '@/contracts/factChecks'
import { FACT_CHECK_FILES } from '@/contracts/factChecks/enums'
import type { FactCheckTask } from '@/contracts/factChecks/schemas'
import { needsFiles } from '@/domain/factChecks/review'
import { toInstant } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { FileField } from '@/ui/fields/files/FileField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

const PLACE_WITHIN_MS = 10_000

/** The position of the device; null if it is unknown or the user refuses. */
const currentPlace = (): Promise<{ latitude: number; longitude: number } | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: PLACE_WITHIN_MS },
    )
  })

const MAX_BYTES = 30 * 1_048_576
const pictureRules = {
  accept: ['image/*'],
  acceptLabel: '写真',
  maxBytes: MAX_BYTES,
  maxCount: FACT_CHECK_FILES,
}

/** When the latest picture was taken, from the file's last modification on this device; null without a picture. */
const takenAtOf = (pictures: readonly File[]) =>
  pictures.length === 0
    ? null
    : toInstant(Math.max(...pictures.map(({ lastModified }) => lastModified)))

type Props = { clientId: string; task: FactCheckTask }

/** Pictures and answers for a task. Pictures that were sent are not sent again when the submission fails. */
export function SubmissionForm({ clientId, task }: Props) {
  const [submit] = useMutation(factChecks.submit)
  const sendPictures = useSendPictures({ clientId, purpose: 'factCheck', field: 'pictures' })
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/factChecks/submission.schema'),
    {
      pictures: [],
      answers: task.questions.map(() => ({ text: '' })),
      sharesPlace: false,
    },
  )
  const [guard] = useUnsavedGuard(form.formState.isDirty)
  const hasFiles = needsFiles(task.kind)
  const onForm = submitWith(async ({ pictures, answers, sharesPlace }) => {
    if (hasFiles && pictures.length === 0)
      throw new ApiError(422, 'invalid', [], { fields: { pictures: '写真を選んでください。' } })
    await submit({
      taskId: String(task.id),
      body: {
        fileIds: await sendPictures(pictures),
        answers: answers.map(({ text }) => text),
        takenAt: takenAtOf(pictures),
        place: sharesPlace ? await currentPlace() : null,
      },
    })
    form.reset()
    notify({ type: 'success', body: ['提出しました。運営が確認しています。'] })
  })
  return (
    <form {...onForm} aria-label={`${task.title}の提出`}>
      {guard}
      {hasFiles && (
        <FileField
          form={form}
          name='pictures'
          label='写真'
          help='その場で撮るか、撮った写真を選びます。写真の位置情報は自動で消します。'
          capture='environment'
          {...pictureRules}
          required
        />
      )}
      {task.questions.map((question, i) => (
        <TextAreaField
          key={question}
          form={form}
          name={`answers.${i}.text`}
          label={question}
          rows={2}
          required
        />
      ))}
      <CheckboxField
        form={form}
        name='sharesPlace'
        label='いまいる場所も一緒に送る'
        help='送らなくても提出できます。送った場所は確認にだけ使います。'
      />
      <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
        提出する
      </Button>
    </form>
  )
}
