import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { DateField } from '@/ui/dates/DateField'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { FileField } from '@/ui/fields/files/FileField'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { PasswordField } from '@/ui/fields/inputs/PasswordField'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { PageSection } from '@/ui/layout/PageSection'
import { Stepper } from '@/ui/navigation/Stepper'
import { Sample } from './Sample'
import { Usages } from './Usages'

const defaultValues = {
  phone: '０３－６４５２－１１８０',
  name: '',
  store: 'T-0142',
  password: 'password',
  wage: 1180,
  capacity: 2,
  scope: 'group',
  rest: '0',
  memo: 'レジ締めまで任せられる。次回は鍵当番も教えたい。',
  day: '2026-11-27',
  time: '17:00',
  choice: ['hall'] as string[],
  agreed: true,
  fallback: true,
  photo: [] as File[],
}

type SampleForm = { form: UseFormReturn<typeof defaultValues> }

/** Every field of the design system, with errors and help. */
export function FormSection() {
  const form = useForm({ defaultValues })
  const { setError } = form
  useEffect(() => {
    setError('wage', { message: '時給は東京都の最低賃金1,226円以上で入力してください' })
    setError('name', { message: '氏名を入力してください' })
  }, [setError])
  return (
    <PageSection title='入力' id='form'>
      <FormErrorSummary form={form} labels={{ wage: '時給', name: '氏名' }} />
      <Stepper steps={['理由', '影響', '連絡', '確認']} current={1} />
      <FilterSample />
      <Sample look='two'>
        <TextField
          form={form}
          name='phone'
          label='電話番号'
          kind='tel'
          required
          help='半角・全角どちらでも入力できます'
        />
        <MoneyField
          form={form}
          name='wage'
          per='時間'
          label='時給'
          required
          steps={[-10, 10, 50]}
        />
        <TextField form={form} name='name' label='氏名' required />
        <TextField form={form} name='store' label='店舗コード' optional disabled />
        <SelectField
          form={form}
          name='rest'
          label='休憩'
          options={[
            { value: '0', label: 'なし' },
            { value: '45', label: '45分' },
          ]}
        />
        <PasswordField
          form={form}
          name='password'
          label='パスワード'
          autoComplete='current-password'
        />
        <NumberStepper
          form={form}
          name='capacity'
          label='募集人数'
          unit='名'
          min={1}
          hint='いつもは2〜3名'
          required
        />
        <ChipsSample form={form} />
        <DateField form={form} name='day' label='勤務日' required />
        <TimeField form={form} name='time' label='開始時間' required />
        <RadioSample form={form} />
        <TextAreaField
          form={form}
          name='memo'
          label='店舗メモ'
          optional
          max={500}
          note='ワーカーには見えません'
        />
        <FileField
          form={form}
          name='photo'
          label='写真'
          optional
          accept={['image/*']}
          acceptLabel='画像'
          maxBytes={5_000_000}
          maxCount={3}
        />
        <div>
          <CheckboxField
            form={form}
            name='agreed'
            boxed
            required
            label={
              <>
                申し込みが完了した時点で<b>労働契約が成立する</b>ことを理解しました
              </>
            }
          />
          <SwitchField
            form={form}
            name='fallback'
            label='埋まらなければ一般公開に切り替える'
            description='11月27日(金) 17:00 に自動で切り替えます'
          />
        </div>
      </Sample>
      <Usages
        of={[
          'fields',
          'fields/inputs',
          'fields/choices',
          'fields/files',
          'fields/filters',
          'fields/form',
        ]}
      />
    </PageSection>
  )
}

function FilterSample() {
  const [keyword, setKeyword] = useState('')
  const [status, setStatus] = useState<'' | 'published'>('')
  const [hasSeats, setHasSeats] = useState(true)
  return (
    <FilterBar {...(status ? { onClear: () => setStatus('') } : {})}>
      <SearchField
        label='ひな形の名前で探す'
        hideLabel
        value={keyword}
        onSearch={setKeyword}
        placeholder='ひな形の名前で探す'
      />
      <FilterSelect
        label='状態'
        all='すべての状態'
        value={status}
        onChange={setStatus}
        options={[{ value: 'published', label: '募集中' }]}
      />
      <FilterSwitch label='空きあり' on={hasSeats} onChange={setHasSeats} />
    </FilterBar>
  )
}

function ChipsSample({ form }: SampleForm) {
  return (
    <ChoiceChips
      form={form}
      name='choice'
      label='次回も頼みたい業務'
      optional
      multiple
      options={[
        { value: 'hall', label: 'ホール' },
        { value: 'cash', label: 'レジ' },
        { value: 'drink', label: 'ドリンク' },
      ]}
    />
  )
}

function RadioSample({ form }: SampleForm) {
  return (
    <RadioCards
      form={form}
      name='scope'
      label='公開範囲'
      required
      options={[
        {
          value: 'all',
          label: '一般公開',
          description: 'ブロックした人を除く、すべてのワーカー',
        },
        {
          value: 'group',
          label: 'グループ限定公開',
          description: '「ホール経験者」14名。うち9名はこの時間に予定がありません',
        },
        {
          value: 'badge',
          label: 'バッジ限定公開',
          disabledReason: 'この職種にはバッジがありません',
        },
      ]}
    />
  )
}
