import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { PhotoField } from '@/features/offers/components/fields/PhotoField'
import type { Editing } from '@/features/offers/lib/editing'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextField } from '@/ui/fields/inputs/TextField'

/** The name, the occupation and the pictures. */
export function BasicSection({ editing }: { editing: Editing }) {
  const { form, occupations } = editing
  return (
    <>
      <div>
        <TextField
          form={form}
          name='title'
          label='ひな形名'
          help='ワーカーにも仕事の名前として表示されます(40文字まで)。'
          required
          placeholder='例: ディナーのホールスタッフ'
        />
        <FieldAdvice editing={editing} field='title' />
      </div>
      <SelectField
        form={form}
        name='masterCompanyOccupationId'
        label='職種'
        required
        numeric
        placeholder='選んでください'
        options={occupations.map((occupation) => ({
          value: occupation.id,
          label: `${occupation.industry}・${occupation.name}`,
        }))}
      />
      <PhotoField editing={editing} />
    </>
  )
}
