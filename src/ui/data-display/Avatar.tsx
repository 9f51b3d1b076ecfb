import styled from 'styled-components'
import { sumBy } from '@/lib/sumBy'
import { avatarTint, color, font, radiusFull, rem, weight } from '@/ui/tokens'

const Initial = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${rem(40)};
  height: ${rem(40)};
  border-radius: ${radiusFull};
  background: ${avatarTint.a};
  color: ${color.ink2};
  font-weight: ${weight.bold};
  font-size: ${font.s};
  line-height: 1;
  &[data-tint='b'] {
    background: ${avatarTint.b};
  }
  &[data-tint='c'] {
    background: ${avatarTint.c};
  }
  &[data-tint='d'] {
    background: ${avatarTint.d};
  }
  &[data-tint='e'] {
    background: ${avatarTint.e};
  }
  &[data-size='24'] {
    width: ${rem(24)};
    height: ${rem(24)};
    font-size: ${font.xxs};
  }
  &[data-size='32'] {
    width: ${rem(32)};
    height: ${rem(32)};
    font-size: ${font.xs};
  }
  &[data-size='64'] {
    width: ${rem(64)};
    height: ${rem(64)};
    font-size: ${font.xl};
  }
`

const tints = ['a', 'b', 'c', 'd', 'e'] as const
const tintOf = (name: string) =>
  tints[sumBy([...name], (character) => character.codePointAt(0) ?? 0) % tints.length]

/**
 * The first character of the name on a tint that is derived from the name. Decorative: the name
 * itself is shown beside it.
 */
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
    <Initial className={className} aria-hidden data-tint={tintOf(name)} data-size={size}>
      {[...name.trim()][0]}
    </Initial>
  )
}
