import type { ComponentProps } from 'react'
import type { drawings } from './drawings'

type Props = Omit<ComponentProps<'svg'>, 'width' | 'height' | 'children' | 'className'> & {
  /** Width and height in px, 24 unless a style says otherwise. */ size?: number
}
/** A drawing from the sprite of the document. It takes the colour of the text. */
export type IconType = (props: Props) => React.ReactNode

/** The component of a drawing, by the name that lucide gives it. A list of all of them would be carried by every page; so each file names its own. */
export const drawn = (name: keyof typeof drawings): IconType =>
  function Icon({ size = 24, ...rest }) {
    return (
      <svg width={size} height={size} {...rest} className='uiIcon'>
        <use href={`#d-${name}`} />
      </svg>
    )
  }
