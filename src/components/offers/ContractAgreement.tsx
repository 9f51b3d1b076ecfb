/** Asked for once a month: an application is a labour contract. */
export function ContractAgreement({
  checked,
  onChange,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className='uiChoice agreement'>
      <input type='checkbox' checked={checked} onChange={(e) => onChange(e.target.checked)} />
      <span>
        申し込みが完了した時点で<b>労働契約が成立する</b>ことを理解しました
        <small>はじめての公開と、毎月はじめの公開のときに確認しています</small>
      </span>
    </label>
  )
}
