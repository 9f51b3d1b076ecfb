import { useWatch, type FieldPathByValue, type UseFormReturn } from 'react-hook-form'
import { companyRoles, type Role } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { SelectField } from '@/ui/fields/inputs/SelectField'

/** What each role may do, in a sentence for the account that gives it. */
const roleDescription: Record<Role, string> = {
  companyAdmin: 'すべての操作と、スタッフの権限の変更ができます。',
  companyStaff: 'すべての店舗の求人とワーカーを扱えます。企業の請求と企業情報の変更はできません。',
  accounting: '利用明細と請求書だけを見られます。',
  clientManager: '選んだ店舗の求人の公開、キャンセル、店舗のスタッフの招待ができます。',
  clientStaff: 'ひな形、評価、メッセージ、修正依頼を扱えます。求人の公開はできません。',
  viewer: '選んだ店舗を見るだけです。金額と個人情報は表示されません。',
}

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
