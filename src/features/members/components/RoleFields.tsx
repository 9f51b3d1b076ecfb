import { useWatch, type FieldPathByValue, type UseFormReturn } from 'react-hook-form'
import { companyRoles, type Role } from '@/contracts/permission'
import { roleDescription } from '@/domain/accounts/roleDescription'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { SelectField } from '@/ui/fields/inputs/SelectField'

type Values = { role: Role; clientIds: number[] }
type Props<T extends Values, O> = {
  form: UseFormReturn<T, unknown, O>
  roles: readonly Role[]
  /** The stores to choose from; without them the store is fixed. */
  stores: readonly { id: number; name: string }[] | undefined
}

/** The role of a member, and the stores that it is for. */
export function RoleFields<T extends Values, O>({ form, roles, stores }: Props<T, O>) {
  const roleName = 'role' as FieldPathByValue<T, Role>
  const role = useWatch({ control: form.control, name: roleName }) as Role
  return (
    <>
      <SelectField
        form={form}
        name={roleName}
        label='権限'
        required
        options={roles.map((value) => ({ value, label: roleLabel[value] }))}
        help={roleDescription[role]}
      />
      {stores && !companyRoles.includes(role) && (
        <ChoiceChips
          form={form}
          name={'clientIds' as FieldPathByValue<T, number[]>}
          label='開ける店舗'
          required
          multiple
          options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
