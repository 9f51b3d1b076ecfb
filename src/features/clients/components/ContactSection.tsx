import type { ClientFormProps } from '@/features/clients/hooks/useClientForm'
import { fieldLabels } from '@/features/clients/lib/clientValues'
import { FieldStack } from '@/ui/fields/FieldStack'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'

/** The telephone numbers of a store and who is responsible there. */
export function ContactSection({ form }: ClientFormProps) {
  return (
    <PageSection title='連絡先'>
      <FieldStack columns={2}>
        <TextField
          form={form}
          name='phoneNumber'
          label={fieldLabels.phoneNumber}
          kind='tel'
          autoComplete='off'
          help='保存したあとに「電話番号の確認」ができます。'
          required
        />
        <TextField
          form={form}
          name='emergencyPhoneNumber'
          label={fieldLabels.emergencyPhoneNumber}
          kind='tel'
          autoComplete='off'
          help='ワーカーが道に迷ったときなどにかける番号'
          required
        />
      </FieldStack>
      <TextField
        form={form}
        name='managerName'
        label={fieldLabels.managerName}
        autoComplete='off'
        required
      />
    </PageSection>
  )
}
