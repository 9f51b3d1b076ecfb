import { switchWords } from '@/domain/offerings/scopeWords'
import { formatDuration } from '@/lib/dates/tokyoDate'
import { SelectField } from '@/ui/fields/SelectField'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import type { PostingForm } from '@/features/posting/lib/postingFields'
import type { PostingValues } from '@/features/posting/lib/postingValues'

const choices = [2880, 1440, 720, 180]
const before = (minutes: number) =>
  `開始の${minutes % 60 === 0 ? `${minutes / 60}時間` : formatDuration(minutes)}前`

/** Whether a limited posting turns public by itself, when, and what that means. `at` is that instant, where the times are complete. */
export function SwitchToPublic({
  form,
  values,
  at,
}: {
  form: PostingForm
  values: PostingValues
  at: string | undefined
}) {
  const { autoPublic, autoPublicMin, autoPublicWas } = values
  const now = new Date()
  const late = at !== undefined && new Date(at) <= now
  const done = late && autoPublicWas !== '' && new Date(autoPublicWas) <= now
  const options = (
    choices.includes(autoPublicMin) ? choices : [...choices, autoPublicMin].sort((a, b) => b - a)
  ).map((value) => ({ value, label: before(value) }))
  const words = !autoPublic
    ? '最後まで、選んだ範囲の人だけに見せます。埋まらないまま開始時刻になることがあります。'
    : at === undefined
      ? `${before(autoPublicMin)}に空きがあれば、自動で一般公開に切り替わります。`
      : late && !done
        ? `${before(autoPublicMin)}を過ぎているため、切り替わりません。切り替える時刻を遅くしてください。`
        : switchWords(at, now)
  return (
    <div className='scopeSectionSwitch'>
      <SwitchField
        form={form}
        name='autoPublic'
        label='埋まらなければ一般公開に切り替える'
        description={<span aria-live='polite'>{words}</span>}
      />
      {autoPublic && (
        <SelectField
          form={form}
          name='autoPublicMin'
          label='切り替える時刻'
          numeric
          options={options}
        />
      )}
    </div>
  )
}
