/** The visible tag 必須 or 任意; assistive technology reads aria-required instead. */
export function FieldTag({
  required = false,
  optional = false,
  hideTag = false,
}: {
  required?: boolean | undefined
  optional?: boolean | undefined
  hideTag?: boolean | undefined
}) {
  if (hideTag || !(required || optional)) return null
  return (
    <span data-tag={required ? 'required' : 'optional'} aria-hidden>
      {required ? '必須' : '任意'}
    </span>
  )
}
