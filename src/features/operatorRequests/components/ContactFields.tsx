import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Account } from '@/contracts/accounts/schemas'
import { FieldStack } from '@/ui/fields/FieldStack'
import type { Form } from '@/ui/fields/formTypes'
import { TextField } from '@/ui/fields/inputs/TextField'

export const contactLabels = { contactName: '担当者', contactPhone: '電話番号' }

/** The signed-in user is the contact unless another one is named. */
export const contactOf = ({ name, phoneNumber }: Account) => ({
  contactName: name,
  contactPhone: phoneNumber ?? '',
})

/** The person whom the operator contacts. */
export function ContactFields<T extends FieldValues, O>({ form }: { form: Form<T, O> }) {
  return (
    <FieldStack columns={2}>
      <TextField
        form={form}
        name={'contactName' as FieldPath<T>}
        label={contactLabels.contactName}
        autoComplete='name'
        required
      />
      <TextField
        form={form}
        name={'contactPhone' as FieldPath<T>}
        label={contactLabels.contactPhone}
        kind='tel'
        required
      />
    </FieldStack>
  )
}
