const tints = ['a', 'b', 'c', 'd', 'e'] as const
const tintOf = (name: string) =>
  tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length]

/** The first letter of the name, on a tint that is always the same for this name. Decorative: the name stands beside it. */
export function Avatar({ name, size = 40 }: { name: string; size?: 24 | 32 | 40 | 64 }) {
  return (
    <span className='uiAvatar' aria-hidden data-tint={tintOf(name)} data-size={size}>
      {[...name.trim()][0]}
    </span>
  )
}
