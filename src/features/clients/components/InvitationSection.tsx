import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { usePermissions } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { MAX_INVITATIONS } from '@/contracts/clients/enums'
import { clientRoles } from '@/contracts/permission'
import { grantableRoles } from '@/domain/accounts/memberRights'
import { roleLabel } from '@/domain/accounts/roleLabel'
import type { ClientFormProps } from '@/features/clients/hooks/useClientForm'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { FieldStack } from '@/ui/fields/FieldStack'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './ClientForm.styles'

/** People to invite to the staff of the store; saving sends each an e-mail. */
export function InvitationSection({ form }: ClientFormProps) {
  const { fields, remove } = useFieldArray({ control: form.control, name: 'invitations' })
  const permissions = usePermissions(useScope())
  const grantable = grantableRoles((permission) => permissions?.may(permission) ?? false)
  const roles = clientRoles.filter((role) => grantable.includes(role))
  const roleOptions = roles.map((value) => ({ value, label: roleLabel[value] }))
  const isRowAdded = useRef(false)
  useEffect(() => {
    if (!isRowAdded.current) return
    isRowAdded.current = false
    form.setFocus(`invitations.${fields.length - 1}.email`)
  }, [form, fields.length])

  /**
   * Does not use `append`, which validates the new row at once and reports its empty address.
   */
  function addRow() {
    isRowAdded.current = true
    const row = { email: '', role: roles[0] ?? ('viewer' as const) }
    form.setValue('invitations', [...form.getValues('invitations'), row], { shouldDirty: true })
  }
  return (
    <PageSection title='担当者の招待' note='保存するとメールを送ります。招待は7日間有効です。'>
      {fields.length > 0 && (
        <S.Rows aria-label='招待する方'>
          {fields.map((field, i) => (
            <li key={field.id}>
              <FieldStack columns={2}>
                <TextField
                  form={form}
                  name={`invitations.${i}.email`}
                  label={`${i + 1}人目のメールアドレス`}
                  kind='email'
                  autoComplete='off'
                  required
                />
                <SelectField
                  form={form}
                  name={`invitations.${i}.role`}
                  label={`${i + 1}人目の権限`}
                  options={roleOptions}
                />
              </FieldStack>
              <IconButton
                label={`${i + 1}人目の招待をやめる`}
                icon={<X aria-hidden />}
                onClick={() => remove(i)}
              />
            </li>
          ))}
        </S.Rows>
      )}
      <S.Hint>
        {roleLabel.clientManager}は求人の公開とキャンセルができます。{roleLabel.clientStaff}
        はひな形と評価、メッセージを扱えます。{roleLabel.viewer}の方は、見るだけです。
      </S.Hint>
      {fields.length < MAX_INVITATIONS && (
        <Button icon={<Plus size={16} aria-hidden />} onClick={addRow}>
          {fields.length === 0 ? '招待する方を追加' : '招待を増やす'}
        </Button>
      )}
    </PageSection>
  )
}
