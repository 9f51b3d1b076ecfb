import type { ClientFormProps } from '@/features/clients/hooks/useClientForm'
import { fieldLabels } from '@/features/clients/lib/clientValues'
import { FieldStack } from '@/ui/fields/FieldStack'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'

/** Name, reading, brand and code of a store, and what it does. */
export function BasicSection({ form }: ClientFormProps) {
  return (
    <PageSection line={false} title='基本情報'>
      <TextField
        form={form}
        name='name'
        label={fieldLabels.name}
        help='ワーカーの求人に表示します。50文字まで'
        autoComplete='off'
        required
      />
      <FieldStack columns={2}>
        <TextField
          form={form}
          name='nameKana'
          label={fieldLabels.nameKana}
          kind='katakana'
          autoComplete='off'
          required
        />
        <TextField
          form={form}
          name='brandName'
          label={fieldLabels.brandName}
          autoComplete='off'
          optional
        />
      </FieldStack>
      <TextField
        form={form}
        name='code'
        label={fieldLabels.code}
        kind='latin'
        help='店舗を見分ける番号。20文字まで'
        autoComplete='off'
        optional
      />
      <TextField
        form={form}
        name='departmentCode'
        label={fieldLabels.departmentCode}
        kind='latin'
        help='本部の会計で使う部門の番号。利用明細とCSVに出ます。20文字まで'
        autoComplete='off'
        optional
      />
      <TextField
        form={form}
        name='businessDescription'
        label={fieldLabels.businessDescription}
        placeholder='例: 弁当・惣菜の製造と販売'
        autoComplete='off'
        required
      />
    </PageSection>
  )
}
