/** A mail address. If a line has no room for all of it, it breaks before the @. */
export function MailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <span>
      {children.slice(0, Math.max(at, 0))}
      <wbr />
      {children.slice(Math.max(at, 0))}
    </span>
  )
}
