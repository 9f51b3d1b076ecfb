import { smokingPolicies } from '@/contracts/clients/enums'
import { minAges, offerLimits } from '@/contracts/offers/enums'
import { minAgeLabel, smokingPolicyLabel } from '@/domain/offers/labels'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { Editing } from '@/features/offers/lib/editing'
import { Button } from '@/ui/buttons/Button'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'

const smokingOptions = smokingPolicies.map((value) => ({ value, label: smokingPolicyLabel[value] }))
const minAgeOptions = minAges.map((value) => ({ value, label: minAgeLabel[value] })).reverse()
const scopes = [
  {
    field: 'content.changeScopeWork',
    label: '業務の変更の範囲',
    words: ['変更なし', '店内の軽作業'],
    placeholder: '例: 変更なし',
  },
  {
    field: 'content.changeScopePlace',
    label: '就業場所の変更の範囲',
    words: ['変更なし'],
    placeholder: '例: 変更なし',
  },
] as const

/** The terms of work that must be stated when recruiting (職業安定法施行規則4条の2). */
export function TermsSection({ editing }: { editing: Editing }) {
  const { form } = editing
  return (
    <>
      <p>
        募集するときに示すことが法律で決まっている項目です。当日に別の作業や別の場所をお願いすることがなければ「変更なし」と書きます。
      </p>
      {scopes.map(({ field, label, words: suggestions, placeholder }) => (
        <div key={field}>
          <TextField form={form} name={field} label={label} required placeholder={placeholder} />
          <QuickWords label={`${label}の書き方`}>
            {suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                size={32}
                aria-label={`${label}に「${suggestion}」と入れる`}
                onClick={() =>
                  form.setValue(field, suggestion, {
                    shouldDirty: true,
                    shouldTouch: true,
                    shouldValidate: true,
                  })
                }
              >
                {suggestion}
              </Button>
            ))}
          </QuickWords>
          <FieldAdvice editing={editing} field={field} />
        </div>
      ))}
      <ChoiceChips
        form={form}
        name='content.smokingPolicy'
        label='受動喫煙対策'
        required
        options={smokingOptions}
      />
      <FieldAdvice editing={editing} field='content.smokingPolicy' />
      <ChoiceChips
        form={form}
        name='content.minAge'
        label='対象の年齢'
        options={minAgeOptions}
        help='15歳以上にすると、高校生なども申し込めます。18歳未満の方には、22時以降の勤務と時間外労働をお願いできません。'
      />
      <TextAreaField
        form={form}
        name='content.safetyTraining'
        label='雇入れ時教育の内容'
        optional
        max={offerLimits.precautions}
        rows={3}
        placeholder='例: 包丁と油の扱い、滑りやすい場所、けがをしたときの連絡先'
        help='勤務のはじめに教える安全・衛生の内容です(労働安全衛生法59条1項)。実施は、出勤者名簿の「雇入れ時教育」の欄に印をつけて残せます。'
      />
      <SwitchField
        form={form}
        name='content.overtimePossible'
        label='時間外労働をお願いすることがある'
        description='1日8時間を超える勤務です。36協定の届け出が必要で、25%の割増がつきます。'
      />
    </>
  )
}
