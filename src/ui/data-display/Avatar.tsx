import { classNames } from '@/ui/layout/classNames'

const tints = ['a', 'b', 'c', 'd', 'e'] as const
const tintOf = (name: string) =>
  tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length]

/** The first letter of the name, on a tint that is always the same for this name. Decorative: the name stands beside it. */
export function Avatar({
  className,
  name,
  size = 40,
}: {
  className?: string | undefined
  name: string
  size?: 24 | 32 | 40 | 64
}) {
  return (
    <span
      className={classNames('uiAvatar', className)}
      aria-hidden
      data-tint={tintOf(name)}
      data-size={size}
    >
      {[...name.trim()][0]}
    </span>
  )
}
